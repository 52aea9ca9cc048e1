import type { EssayOutline } from "@tangleaf/contract";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { editJournalOf } from "#editor/autosave/edit-journal.ts";
import type { Resource } from "#editor/autosave/resource.ts";
import { settleBeforeSignOut } from "#editor/autosave/send-unsaved.ts";
import { unsyncedOf } from "#editor/autosave/unsynced.ts";
import { useAutosave } from "#editor/autosave/use-autosave.ts";
import { queryClient } from "#lib/query-client.ts";
import { currentOwner } from "#lib/session-store.ts";
import { essayOutlineMessages as m } from "#messages/essay-outline.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { essayQuery } from "../api.ts";
import { historyOf, historyReducer } from "./outline-history.ts";
import { type OutlineLine, toLines, toParagraphs } from "./outline-line.ts";
import { inputOf, linesOf, outlineId, outlineTexts, textOf } from "./outline-texts.ts";

type Lines = readonly OutlineLine[];

/**
 * One version of an essay's outlines while it is edited: its lines with undo, kept on this device at once and saved soon after.
 * `onOutdated`: it was saved elsewhere, and nothing here is unsaved.
 */
export function useOutlineEditing(essayId: string, version: EssayOutline, onOutdated: () => void) {
  const [resource] = useState<Resource>(() => ({ kind: "outline", id: outlineId(essayId, version.no) }));
  const [history, dispatch] = useReducer(historyReducer, version, ({ outline }) => historyOf(toLines(outline)));
  const lines = history.now;
  /** The newest version this page has made or read. */
  const seen = useRef(version.version);
  const autosave = useAutosave({
    resource,
    kind: outlineTexts,
    version: version.version,
    onSaved: ({ text, version: saved }) => {
      seen.current = saved;
      noteSaved(essayId, version.no, { version: saved, text });
    },
  });
  const { state, theirs, change, showConflict, resolve, settle } = autosave;

  /** What was saved last, or came from the server: only what differs from it goes out. */
  const known = useRef(textOf(lines));
  useEffect(() => {
    const text = textOf(lines, m.paper.untitled);
    // An outline without a line is none: the last one that had some stays.
    if (text === known.current || inputOf(text).length === 0) return;
    known.current = text;
    change(text, null);
  }, [lines, change]);

  // What an earlier visit could not save goes on, or waits beside what was saved elsewhere since.
  const server = useRef({ text: known.current, version: version.version, rawUnits: 0 });
  useEffect(() => {
    let isGone = false;
    void editJournalOf(currentOwner() ?? null)
      .read(resource, (entry) => unsyncedOf(entry, server.current).kind === "none")
      .then((entry) => {
        const unsynced = unsyncedOf(entry, server.current);
        if (isGone || unsynced.kind === "none") return;
        if (unsynced.kind === "conflict") {
          known.current = unsynced.text;
          showConflict(server.current);
        } else toast({ tone: "info", title: m.restored, pill: true });
        dispatch({ type: "changed", lines: linesOf(unsynced.text) });
      });
    return () => {
      isGone = true;
    };
  }, [resource, showConflict]);

  useEffect(() => settleBeforeSignOut(settle), [settle]);

  const isNewer = version.version > seen.current && state.kind === "saved";
  useEffect(() => {
    if (isNewer) onOutdated();
  }, [isNewer, onOutdated]);

  /** What was changed elsewhere stands here; what was here is one step back. */
  const takeTheirs = useCallback(() => {
    if (theirs === null) return;
    known.current = theirs.text;
    dispatch({ type: "changed", lines: linesOf(theirs.text) });
    resolve(theirs.text, theirs.version);
  }, [theirs, resolve]);

  const isSame = theirs !== null && theirs.text === textOf(lines, m.paper.untitled);
  useEffect(() => {
    // What a page that was left sent last: it arrived after this one had read the essay.
    if (isSame) takeTheirs();
  }, [isSame, takeTheirs]);

  return {
    lines,
    edit: useCallback((next: Lines, typing?: string) => dispatch({ type: "changed", lines: next, typing }), []),
    undo: useCallback(() => dispatch({ type: "undone" }), []),
    redo: useCallback(() => dispatch({ type: "redone" }), []),
    /** A field was left: what is typed next is a step of its own. */
    pause: useCallback(() => dispatch({ type: "paused" }), []),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    saveState: state,
    /** The version that was saved elsewhere; null where there is no conflict, or it is being fetched. */
    theirs,
    isInConflict: state.kind === "conflict",
    takeTheirs,
    settle,
  };
}

export type OutlineEditing = ReturnType<typeof useOutlineEditing>;

/** What was saved is what the page knows from now on. */
function noteSaved(essayId: string, no: number, { version, text }: { version: number; text: string }): void {
  queryClient.setQueryData(essayQuery(essayId).queryKey, (essay) =>
    essay === undefined
      ? essay
      : {
          ...essay,
          outlines: essay.outlines.map((one) => (one.no === no ? { ...one, version, outline: toParagraphs(inputOf(text)) } : one)),
        },
  );
}
