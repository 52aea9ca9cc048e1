/**
 * What the moderation costs a stream: processor time of a text that comes in pieces of two characters, bare and through lists of
 * several sizes. The number of terms must not matter: the text is read once, whatever is looked for.
 */
import { readWordList } from "../apps/server/src/adapters/moderation/word-list.ts";
import { createWordListModeration } from "../apps/server/src/adapters/moderation/word-list-moderation.ts";
import { reportFigure } from "./lib/report-figure.ts";

const TEXT = "本周完成了三项工作：评审需求文档，走访十一家门店，整理月末盘点的记录。".repeat(6000);
const PIECE_UNITS = 2;
const TERMS = [0, 10, 1000, 10_000];
/** Every fourth term begins with a character of the text, so that the fast way out is not taken. */
const FIRST = ["本", "鼕", "龘", "龖"];

const secondsOf = (read: (piece: string) => void): number => {
  const before = process.cpuUsage();
  for (let at = 0; at < TEXT.length; at += PIECE_UNITS) read(TEXT.slice(at, at + PIECE_UNITS));
  return process.cpuUsage(before).user / 1e6;
};
const perMillion = (seconds: number) => `${((seconds / TEXT.length) * 1e6).toFixed(3)} s for a million characters`;

let out = "";
const bare = secondsOf((piece) => (out += piece));
console.log(`bare: ${perMillion(bare)}`);
for (const count of TERMS) {
  const list = Array.from({ length: count }, (_, n) => `${FIRST[n % FIRST.length]}${String.fromCharCode(0x4e00 + (n % 20_000))}词`).join(
    "\n",
  );
  const stream = createWordListModeration(readWordList(list)).open();
  out = "";
  const seconds = secondsOf((piece) => (out += stream.push(piece).text));
  out += stream.end().text;
  console.log(`${count} terms: ${perMillion(seconds)}, ${out.length === TEXT.length ? "nothing lost" : "LOST"}`);
  reportFigure({
    bench: "moderation",
    what: `a text with a list of ${count} terms, processor`,
    floorIs: "the text put together",
    measured: seconds * 1000,
    floor: bare * 1000,
    unit: "ms",
    budget: null,
  });
}
