import type { SectionNeed } from "@tangleaf/contract";

type Move = (id: string, options?: { keepsHandle?: boolean }) => void;

/** Everything that can be done to a line of the outline on the paper. */
export type LineActions = {
  rename: (id: string, title: string) => void;
  intend: (id: string, intent: string) => void;
  need: (id: string, need: SectionNeed) => void;
  resize: (id: string, length: number) => void;
  after: (id: string) => void;
  inside: (id: string) => void;
  remove: (id: string) => void;
  removeEmpty: (id: string) => void;
  up: Move;
  down: Move;
  indent: Move;
  outdent: Move;
  focus: (id: string) => void;
  previous: (id: string) => void;
  next: (id: string) => void;
  /** A field of a line was left; its heading where the id is given. */
  leave: (id: string | null) => void;
};
