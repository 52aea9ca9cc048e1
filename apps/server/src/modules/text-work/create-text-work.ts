import type { TreeBranch } from "@tangleaf/document/tree";
import type { Logger } from "pino";
import { AppError } from "../../platform/errors.ts";
import { createWorkerPool, refuseHeavy } from "../../platform/worker-pool.ts";
import type { TextWork } from "./text-work.ts";
import type * as work from "./text-work.worker.ts";

const CPU_MAX_MS = 20_000;
const HEAP_MAX_MB = 512;
/** Conversions make much that is gone at once. */
const YOUNG_HEAP_MAX_MB = 32;
/** Texts up to so many UTF-16 units are converted where they are asked for, in a few milliseconds: no thread is worth starting for them. */
const HERE_MAX_UNITS = 8000;
/** The same of documents as JSON. */
const HERE_MAX_JSON_UNITS = 64 * 1024;

type Work = typeof work;
type DocumentTask = "deriveParagraphs" | "readSurroundings" | "citeInExport";

export function createTextWork({ log }: { log: Pick<Logger, "error"> }): TextWork {
  const pool = createWorkerPool<Parameters<Work[keyof Work]>[0], unknown>({
    file: new URL("./text-work.worker.ts", import.meta.url),
    what: "conversion of a text",
    log,
    heapMaxMb: HEAP_MAX_MB,
    youngHeapMaxMb: YOUNG_HEAP_MAX_MB,
    cpuMaxMs: CPU_MAX_MS,
  });

  async function run<Name extends keyof Work>(
    name: Name,
    task: Parameters<Work[Name]>[0],
    { userId, isShort }: { userId: string; isShort: boolean },
  ): Promise<Awaited<ReturnType<Work[Name]>>> {
    if (!isShort) return pool.run(name, task, { userId }) as Promise<Awaited<ReturnType<Work[Name]>>>;
    const here: Readonly<Record<string, (given: never) => unknown>> = await import("./text-work.worker.ts");
    return here[name]?.(task as never) as Awaited<ReturnType<Work[Name]>>;
  }

  /** Runs a task on a document, which crosses to a thread as JSON. */
  function runOnDocument<Name extends DocumentTask>(
    name: Name,
    { userId, document, ...asked }: { userId: string; document: object } & Omit<Parameters<Work[Name]>[0], "json">,
  ): Promise<Awaited<ReturnType<Work[Name]>>> {
    const json = JSON.stringify(document);
    return run(name, { json, ...asked } as Parameters<Work[Name]>[0], { userId, isShort: json.length <= HERE_MAX_JSON_UNITS });
  }

  return {
    async newContent({ userId, ...asked }) {
      const units = (asked.markdown?.length ?? 0) + (asked.outline?.length ?? 0);
      const content = await run("newContent", asked, { userId, isShort: units <= HERE_MAX_UNITS });
      if (content === null) throw new AppError("document.tooLarge");
      return content;
    },
    paragraphsOf: ({ userId, content: { blocks, footnotes } }) =>
      runOnDocument("deriveParagraphs", { userId, document: { blocks, footnotes } }),
    surroundingsOf: ({ content, ...asked }) => runOnDocument("readSurroundings", { document: content, ...asked }),
    async readTree({ userId, ...file }) {
      const read = await run("readTree", file, { userId, isShort: false }).catch(refuseHeavy("outline.tooLarge", { field: "fileId" }));
      if ("problem" in read) {
        const { problem, ...params } = read;
        throw new AppError(problem, { field: "fileId", params });
      }
      return read;
    },
    writeTree({ userId, ...asked }) {
      return run("writeTree", asked, { userId, isShort: unitsOf(asked.root) <= HERE_MAX_UNITS });
    },
    citeInExport: ({ content, ...asked }) => runOnDocument("citeInExport", { document: content, ...asked }),
    cutPassages({ userId, ...asked }) {
      const units = asked.pages.reduce((sum, { length }) => sum + length, 0);
      return run("cutPassages", asked, { userId, isShort: units <= HERE_MAX_UNITS });
    },
    rankTexts({ userId, ...asked }) {
      const units = asked.texts.reduce((sum, { length }) => sum + length, 0);
      return run("rankTexts", asked, { userId, isShort: units <= HERE_MAX_UNITS });
    },
    readReferences({ userId, text }) {
      return run("readReferences", { text }, { userId, isShort: text.length <= HERE_MAX_UNITS });
    },
    close: pool.close,
  };
}

function unitsOf({ node, children }: TreeBranch): number {
  return children.reduce((sum, child) => sum + unitsOf(child), node.text.length + (node.note?.length ?? 0));
}
