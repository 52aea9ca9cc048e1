import { MARK_SOURCE } from "../metrics/marks-in.ts";
import { placedTokensOf } from "../metrics/tokens-of.ts";
import { createStreams, equalRuns } from "./equal-runs.ts";

const MARK = new RegExp(MARK_SOURCE, "gi");

/** Passages of the texts that stand in a sample as well, of 8 characters of Chinese or words of English on. Marks of what is missing are nobody's words. */
export function copiedPassages(texts: readonly string[], samples: readonly string[]): string[] {
  const streamOf = createStreams();
  const here = texts.flatMap(betweenMarks);
  const run = streamOf(here.map(placedTokensOf));
  const there = streamOf(samples.flatMap(betweenMarks).map(placedTokensOf));
  return equalRuns(run, there).map(({ from, to }) => (here[run.owners[from] ?? -1] ?? "").slice(run.froms[from], run.tos[to - 1]));
}

const betweenMarks = (text: string): string[] => text.split(MARK).filter((piece) => piece.trim() !== "");
