import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { StreamView } from "#lib/markdown-stream/stream-view.ts";
import type { GrowingText } from "../editor/use-early-editing.ts";
import type { TextBuffer } from "../store/text-buffer.ts";

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
