import { useEffect, useRef, useState } from "react";
import { formatNumber } from "#lib/format-number.ts";
import { writingMessages as m } from "#messages/writing.ts";
import type { Phase } from "../store/writing-state.ts";

const SAY_EVERY_MS = 20_000;

/** Tells a screen reader where the writing is; the paper itself stays silent, it would talk without end. */
export function StatusRegion({ phase, chars }: { phase: Phase; chars: number }) {
  const [said, setSaid] = useState("");
  const latest = useRef(chars);
  useEffect(() => {
    latest.current = chars;
  });
  useEffect(() => {
    if (phase === "asking") setSaid(m.status.started);
    if (phase === "failed") setSaid(m.status.failed);
    if (phase !== "writing") return;
    const timer = window.setInterval(() => setSaid(m.status.written(formatNumber(latest.current))), SAY_EVERY_MS);
    return () => {
      window.clearInterval(timer);
      setSaid("");
    };
  }, [phase]);
  const ended = phase === "done" || phase === "stopped" || phase === "interrupted";
  return (
    <p role="status" className="sr">
      {ended && latest.current > 0 ? m.status[phase](formatNumber(chars)) : said}
    </p>
  );
}
