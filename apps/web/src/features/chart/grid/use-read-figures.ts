import { useEffect, useRef, useState } from "react";
import { variant } from "#lib/variant.ts";
import { chartToolMessages as m } from "#messages/chart-tool.ts";
import type { GridsAsked, GridsReply, ReadGrid } from "./read-grids.ts";
import { readInWorker } from "./read-in-worker.ts";

const FILE_MAX_BYTES = 20 * 1024 * 1024;
const PASTE_AT_ONCE_BYTES = 64 * 1024;

/** Reads files and what is pasted; what can't be taken is said as `problem`, and nothing else changes. The last one asked for counts. */
export function useReadFigures() {
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const line = useRef<AbortController | null>(null);
  useEffect(() => () => line.current?.abort(), []);

  const take = (reply: GridsReply, name: string): readonly ReadGrid[] | null => {
    if ("grids" in reply) return reply.grids;
    setProblem(m.grid.problem(name, m.grid.refused[reply.fault]));
    return null;
  };
  const read = async (bytes: Uint8Array, { name, as }: Pick<GridsAsked, "name" | "as">) => {
    line.current?.abort();
    const controller = new AbortController();
    line.current = controller;
    setReading(true);
    const reply = await readInWorker({ bytes, name, as, lang: variant }, controller.signal);
    if (reply === null || controller.signal.aborted) return null;
    setReading(false);
    return take(reply, name);
  };
  return {
    reading,
    problem,
    clearProblem: () => setProblem(null),
    /** What is pasted is short: it is read at once, and none of two is lost. */
    async readText(text: string, as: GridsAsked["as"]) {
      setProblem(null);
      const bytes = new TextEncoder().encode(text);
      if (bytes.length > PASTE_AT_ONCE_BYTES) return read(bytes, { name: "", as });
      const { readGrids } = await import("./read-grids.ts");
      return take(await readGrids({ bytes, name: "", as, lang: variant }), "");
    },
    async readFile(file: File) {
      setProblem(null);
      if (file.size <= FILE_MAX_BYTES) return read(new Uint8Array(await file.arrayBuffer()), { name: file.name, as: "tables" });
      setProblem(m.grid.problem(file.name, m.grid.refused.tooLarge));
      return null;
    },
  };
}
