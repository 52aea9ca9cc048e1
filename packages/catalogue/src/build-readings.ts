import { pinyin } from "pinyin-pro";

/** First and last bytes of the characters of GB 2312 in two bytes: those people write with. */
const ROWS = { first: 0xb0, last: 0xf7 };
const CELLS = { first: 0xa1, last: 0xfe };

/** Every reading of each common character, as "ba八吧…bai…"; a character with two is under both. */
export function buildReadings(): string {
  const byReading = new Map<string, string>();
  for (const character of commonCharacters()) {
    const spelled = pinyin(character, { toneType: "none", type: "array", multiple: true, v: true });
    for (const reading of new Set(spelled.map((one) => one.toLowerCase()))) {
      if (/^[a-z]+$/.test(reading)) byReading.set(reading, `${byReading.get(reading) ?? ""}${character}`);
    }
  }
  return [...byReading]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([reading, characters]) => reading + characters)
    .join("");
}

function commonCharacters(): string[] {
  const decoder = new TextDecoder("gbk");
  const characters: string[] = [];
  for (let row = ROWS.first; row <= ROWS.last; row++) {
    for (let cell = CELLS.first; cell <= CELLS.last; cell++) characters.push(decoder.decode(new Uint8Array([row, cell])));
  }
  return characters.filter((character) => /^\p{Script=Han}$/u.test(character));
}
