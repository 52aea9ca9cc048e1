import type { SectionRole, StudyKind, ThesisMethod } from "./thesis-types.ts";

/** The same in both languages, written for each. */
export type InBoth<T> = { readonly zh: T; readonly en: T };

/** What a section shows beside its words; results are never filled in. */
export type CardExhibit =
  | {
      readonly kind: "table";
      readonly title: InBoth<string>;
      readonly head: InBoth<readonly string[]>;
      /** Names of the rows in the first column; the other cells stay empty. */
      readonly rows?: InBoth<readonly string[]>;
    }
  | { readonly kind: "figure"; readonly title: InBoth<string> }
  /** `where` explains every sign of the formula. */
  | { readonly kind: "formula"; readonly latex: string; readonly where: InBoth<string> };

/**
 * A method, or a standard part of a thesis: sentences that are true wherever it is used, so that a section can be written
 * without a model and without anything made up (docs/decisions/042). Slots: `{object}` what is studied, `{problem}` what is asked
 * of it, `{scope}` where it is looked at; a sentence whose slot has no words is left out.
 */
export type MethodCard = {
  /** Unique, in kebab case, the file's name. */
  readonly key: string;
  /** What it is called. */
  readonly title: InBoth<string>;
  readonly methods: readonly ThesisMethod[];
  /** Sections it may stand in, the most fitting first. */
  readonly roles: readonly SectionRole[];
  /** Of these, the ones it belongs to in any thesis of its methods: there no word has to call for it. */
  readonly standard?: readonly SectionRole[];
  /** Kinds of study it is about, where its methods have several. */
  readonly kinds?: readonly StudyKind[];
  /** Words of a heading, an intent or the material that call for it; in English lower case. */
  readonly cues: InBoth<readonly string[]>;
  /** 5 to 12 sentences, each true by itself, in the order in which they are read. What the author has not said he did is advice (宜、可、拟; may, should). */
  readonly sentences: InBoth<readonly string[]>;
  /** What only the author can add, each as the words of a mark: 【待补充：…】, 【To add: …】. */
  readonly missing: InBoth<readonly string[]>;
  /** What may not be claimed from it: one or two sentences. */
  readonly limits: InBoth<readonly string[]>;
  readonly exhibits: readonly CardExhibit[];
  /** Words that must not stand beside it, as they would claim what it cannot show. */
  readonly never: InBoth<readonly string[]>;
};
