import type { StaleMark, StaleSection } from "@tangleaf/document/checks";
import { useEffect, useMemo } from "react";
import type * as Y from "yjs";
import { checksOf, type DocumentChecks } from "./document-checks.ts";
import { createLedgerKeeper, type LedgerKeeper, ledgerApi } from "./ledger-keeper.ts";
import { useChecks } from "./use-checks.ts";

type Asked = {
  readonly doc: Y.Doc;
  readonly essayId: string;
  /** The text is what the server has: held against an older one, the ledger would be moved back. */
  readonly isSynced?: boolean;
};

const keepers = new WeakMap<DocumentChecks, LedgerKeeper>();

function keeperOf(doc: Y.Doc, essayId: string): LedgerKeeper {
  const checks = checksOf(doc);
  let keeper = keepers.get(checks);
  if (keeper === undefined) {
    keeper = createLedgerKeeper(checks, ledgerApi(essayId));
    keepers.set(checks, keeper);
  }
  return keeper;
}

/** Sections of an essay that still say what another one no longer says, with why, by the id of their headings. */
export function useStaleSections(asked: Asked): ReadonlyMap<string, readonly StaleMark[]> {
  const { sections } = useStaleness(asked);
  return useMemo(() => new Map(sections.map(({ sectionId, marks }) => [sectionId, marks])), [sections]);
}

/** The same with the passages to change, and how marks are dismissed. */
export function useStaleness({ doc, essayId, isSynced = true }: Asked): {
  readonly sections: readonly StaleSection[];
  readonly dismiss: LedgerKeeper["dismiss"];
} {
  const { state } = useChecks(doc);
  const keeper = keeperOf(doc, essayId);
  useEffect(() => (isSynced ? keeper.hold() : undefined), [keeper, isSynced]);
  return { sections: state.stale, dismiss: keeper.dismiss };
}
