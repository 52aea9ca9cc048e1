import { type FindQuery, type FoundText, findIn, patternOf } from "./find-query.ts";
import type { FindAnswer } from "./find-worker.ts";

/** A regular expression that has found nothing in this time is given up. */
const PATTERN_MAX_MS = 2000;
/** More places than this are not counted. */
const MATCHES_MAX = 10_000;

/** How a search ended without places: the pattern took too long, or could not be run here. */
export class FindStopped extends Error {}

let worker: Worker | undefined;
let lastId = 0;

/**
 * Places of a query in each of the texts. What a person typed as a regular expression runs in a worker that is ended when it
 * takes too long; plain words cannot and are found at once. Throws FindStopped, and SyntaxError for what is no pattern.
 */
export function runPattern(
  query: FindQuery,
  texts: readonly string[],
): readonly (readonly FoundText[])[] | Promise<readonly (readonly FoundText[])[]> {
  const pattern = patternOf(query);
  if (!query.isRegex) return texts.map((text) => findIn(text, pattern, MATCHES_MAX));
  return inWorker(query, texts);
}

/** Ends the worker; the next search starts another. */
export function endPatternWorker(): void {
  worker?.terminate();
  worker = undefined;
}

function inWorker(query: FindQuery, texts: readonly string[]): Promise<readonly (readonly FoundText[])[]> {
  worker ??= new Worker(new URL("./find-worker.ts", import.meta.url), { type: "module" });
  const running = worker;
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    const stop = () => {
      endPatternWorker();
      reject(new FindStopped());
    };
    const timer = setTimeout(stop, PATTERN_MAX_MS);
    const settle = () => {
      clearTimeout(timer);
      running.removeEventListener("message", onMessage);
      running.removeEventListener("error", onError);
    };
    const onMessage = ({ data }: MessageEvent<FindAnswer>) => {
      if (data.id !== id) return;
      settle();
      resolve(data.found);
    };
    const onError = () => {
      settle();
      stop();
    };
    running.addEventListener("message", onMessage);
    running.addEventListener("error", onError);
    running.postMessage({ id, query, texts, most: MATCHES_MAX });
  });
}
