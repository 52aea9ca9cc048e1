import type { RefreshedKeys } from "./use-document-sync.ts";

/** What a kind of document says while it is not open, and where its page leads to then. */
export type DocumentPlace = {
  readonly title: string;
  readonly loading: string;
  readonly back: string;
  readonly listPath: string;
  /** null: the list holds what was removed as well. */
  readonly binPath: string | null;
  readonly signIn: { readonly cells: string; readonly title: string; readonly text: string; readonly action: string };
  readonly open: Readonly<Record<"failed" | "failedText" | "unknown" | "unknownText" | "again" | "list" | "bin", string>>;
  /** Reasons of the server that say it is not there. */
  readonly gone: ReadonlySet<string | null>;
  /** The lists that show what is written here. */
  readonly refreshed: RefreshedKeys;
  /** It stands in the main part of a layout, under a bar of the site; left out: it is the whole page. */
  readonly isWithin?: boolean;
};
