import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { StreamView } from "./stream-view.ts";
import type { TextBuffer } from "./text-buffer.ts";
import type { GrowingText } from "./use-early-editing.ts";

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
