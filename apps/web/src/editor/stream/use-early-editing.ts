import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { TextEditor } from "../core/open-editor.ts";
import type { StreamView } from "./stream-view.ts";
import type { TextBuffer } from "./text-buffer.ts";

/** Wait before finished blocks are offered again to an editor in which characters are being composed. */
const COMPOSING_RETRY_MS = 100;

/** A text that is still being written, and the view its unfinished part is drawn in. */
export type GrowingText = { view: RefObject<StreamView | null>; buffer: RefObject<TextBuffer | null>; running: RefObject<boolean> };

/** Editing what is finished while the rest is still being written: finished blocks move from the view into the editor. */
export type EarlyEditing = {
  /** The finished blocks, for an editor that is just being opened; null = none may be edited yet. */
  take(): string | null;
  /** Hands newly finished blocks to the editor, behind what is there. */
  pump(editor: TextEditor, onMoved: () => void): void;
  /** Units of the written text that the editor stands for; null = all of it, it was opened with the whole. */
  upTo(): number | null;
  started(): boolean;
  running(): boolean;
};

export function useEarlyEditing({ view, buffer, running }: GrowingText): EarlyEditing {
  const upTo = useRef<number | null>(null);
  const retry = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  return useMemo(() => {
    function take(): string | null {
      const taken = buffer.current?.taken;
      if (!view.current || !taken || view.current.upTo === 0 || view.current.upTo < taken.until) return null;
      upTo.current = view.current.upTo + taken.shift;
      return view.current.takeFinished();
    }
    function pump(editor: TextEditor, onMoved: () => void): void {
      if (upTo.current === null) return;
      clearTimeout(retry.current);
      if (editor.composing) {
        retry.current = setTimeout(() => pump(editor, onMoved), COMPOSING_RETRY_MS);
        return;
      }
      const html = take();
      if (html) editor.append(html);
      onMoved();
    }
    return { take, pump, upTo: () => upTo.current, started: () => upTo.current !== null, running: () => running.current };
  }, [view, buffer, running]);
}

type Growing = { view: RefObject<StreamView | null>; buffer: TextBuffer | null; running: boolean };

/** The text that is still being written, for callbacks that outlive a render. */
export function useGrowing({ view, buffer, running }: Growing): GrowingText {
  const latestBuffer = useRef(buffer);
  const latestRunning = useRef(running);
  useEffect(() => {
    latestBuffer.current = buffer;
    latestRunning.current = running;
  });
  return useMemo(() => ({ view, buffer: latestBuffer, running: latestRunning }), [view]);
}
