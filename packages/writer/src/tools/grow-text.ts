import { countCharacters } from "@tangleaf/document";
import type { Context } from "../engine/create-context.ts";

const MOST_SENTENCES = 200;
const SHORTEST = { zh: 9, en: 6 };
const NEAR_END = { zh: 75, en: 48 };
const PER_PARAGRAPH = 2;

/** Neutral sentences of the given functions, in paragraphs, of about the wanted length. */
export function growText({ context, size, fns }: { context: Context; size: number; fns: readonly string[] }): string[] {
  const { language } = context.brief;
  const paragraphs: string[][] = [];
  let done = 0;
  for (let i = 0; i < MOST_SENTENCES; i += 1) {
    const missing = size - done;
    if (missing < SHORTEST[language]) break;
    const fn = fns[Math.min(fns.length - 1, Math.floor((done / Math.max(1, size)) * fns.length))] ?? "argue";
    const text = context.pool.draw({
      fn,
      kind: "body",
      want: missing < NEAR_END[language] ? missing : null,
      max: missing + SHORTEST[language],
    });
    if (!text) break;
    const last = paragraphs.at(-1);
    if (last && last.length < PER_PARAGRAPH) last.push(text);
    else {
      context.pool.turn();
      paragraphs.push([text]);
    }
    done += countCharacters(text);
  }
  return paragraphs.map((sentences) => sentences.join(language === "zh" ? "" : " "));
}
