import { diffWords, type WordPiece } from "@tangleaf/document/diff-words";
import { useState } from "react";
import { writingMessages as m } from "#messages/writing.ts";
import { Button } from "#ui/button/button.tsx";
import { ChangedText } from "#ui/changed-text/changed-text.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { writingApi } from "../store/writing-api.ts";
import { asItReads } from "./as-it-reads.ts";
import css from "./draft-changes.module.css";

type DraftChangesProps = {
  /** The draft this one was asked for from. */
  baseId: string;
  readText: () => string;
};

/** What a revision changed, word by word, where it is asked for. */
export function DraftChanges({ baseId, readText }: DraftChangesProps) {
  const [pieces, setPieces] = useState<readonly WordPiece[] | null>(null);
  const compare = async () => {
    try {
      const base = await writingApi.get(baseId);
      const [before, after] = await Promise.all([asItReads(base.text), asItReads(readText())]);
      setPieces(diffWords(before, after, { chinese: "whole" }));
    } catch (error) {
      toastRefusal(error, m.changes.failed);
    }
  };
  const isOpen = pieces !== null;
  return (
    <section className={css["changes"]} aria-label={m.changes.label}>
      <Button size="sm" aria-expanded={isOpen} onClick={() => (isOpen ? setPieces(null) : void compare())}>
        {isOpen ? m.changes.hide : m.changes.show}
      </Button>
      {isOpen ? (
        <div className={css["text"]}>
          <ChangedText pieces={pieces} />
        </div>
      ) : null}
    </section>
  );
}
