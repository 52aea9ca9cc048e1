import type { Logger } from "pino";
import { fillMessage } from "../../messages/fill-message.ts";
import { importEn, importPlacesEn } from "../../messages/import.en.ts";
import { importPlacesZh, importZh } from "../../messages/import.zh.ts";
import { AppError } from "../../platform/errors.ts";
import { createWorkerPool, refuseHeavy } from "../../platform/worker-pool.ts";
import { type Refusal, refusalParams } from "../word-format/index.ts";
import type * as work from "./import.worker.ts";
import type { Importer } from "./importer.ts";
import { CHART_BOUNDS, type LeftOut, PICTURE_BOUNDS } from "./word/left-out.ts";

const READ_CPU_MAX_MS = 20_000;
const HEAP_MAX_MB = 512;

type Refused = { readonly refusal: Refusal };
type Task = Parameters<(typeof work)[keyof typeof work]>[0];

/** Opens the import module. Files are read in worker threads, where one ends that takes too long or too much memory. */
export function createImporter(options: { log: Pick<Logger, "error">; heapMaxMb?: number; cpuMaxMs?: number }): Importer {
  const pool = createWorkerPool<Task, unknown>({
    file: new URL("./import.worker.ts", import.meta.url),
    what: "import of a file",
    log: options.log,
    heapMaxMb: options.heapMaxMb ?? HEAP_MAX_MB,
    cpuMaxMs: options.cpuMaxMs ?? READ_CPU_MAX_MS,
  });

  async function read<Name extends keyof typeof work>(
    name: Name,
    task: Parameters<(typeof work)[Name]>[0],
    userId: string,
  ): Promise<Exclude<Awaited<ReturnType<(typeof work)[Name]>>, Refused>> {
    const reading = await pool.run(name, task, { userId }).catch(refuseHeavy("import.tooLarge"));
    if ("refusal" in (reading as object)) {
      const { refusal } = reading as Refused;
      throw new AppError(refusal, refusalParams(refusal));
    }
    return reading as Exclude<Awaited<ReturnType<(typeof work)[Name]>>, Refused>;
  }

  return {
    async readWordFile({ userId, bytes, language }) {
      const { content, assets, left } = await read("readWordFile", bytes, userId);
      return { content, assets, left: left.map((one) => sayPlaces(language, sayLeft(language, one.kind, one.count, one.names), one)) };
    },
    async readTextFile({ userId, language, ...file }) {
      const { content, pictures } = await read("readTextFile", file, userId);
      const left = pictures.count === 0 ? [] : [sayLeft(language, "fileImages", pictures.count, pictures.names)];
      return { content, assets: new Map(), left };
    },
    close: pool.close,
  };
}

function sayLeft(language: "zh" | "en", kind: keyof typeof importZh, count: number, names: readonly string[]): string {
  const words = language === "zh" ? importZh : importEn;
  return fillMessage(words[kind], {
    count,
    ...PICTURE_BOUNDS,
    ...CHART_BOUNDS,
    names: names.join(language === "zh" ? "、" : ", "),
  }).replace(/[：:,]\s*$/, "");
}

/** A sentence with where in the text it is true, as far as that is known. */
function sayPlaces(language: "zh" | "en", sentence: string, { places, hasMore }: Pick<LeftOut, "places" | "hasMore">): string {
  if (places.length === 0) return sentence;
  const words = language === "zh" ? importPlacesZh : importPlacesEn;
  const said = places.map(({ kind, text }) => fillMessage(words[kind], { text })).join(language === "zh" ? "、" : ", ");
  return fillMessage(hasMore ? words.among : words.at, { sentence, places: said });
}
