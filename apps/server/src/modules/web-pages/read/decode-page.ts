const MARKS: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];
/** What pages are written in that say nothing, or something wrong. */
const GUESSES = ["utf-8", "gb18030", "big5", "shift_jis", "euc-jp", "euc-kr"];
/** Where a page says in its head what it is written in. */
const HEAD_BYTES = 4096;
const META = /<meta[^>]{0,200}?charset\s*=\s*(?:["']\s*)?([\w.:-]{1,40})/i;
/** Bytes a guess is judged by. */
const SAMPLE_BYTES = 65_536;
/** The characters Chinese and Japanese are written with most: a text that was decoded wrongly has few of them. */
const COMMON = new Set(
  "的一是不了在人有我他这中大来上个国和也子时道说出要就生会以为到地可过天年得那学家对里后自看多用们心没工作者能与及其可以日月這個國來時說們為會學後與對過開のにはをたがでてとしれさいるなもまこ一二三四五六七八九十，。、：；！？「」“”",
);
const OTHER_SCRIPT = /[\u0080-\u009f\ue000-\uf8ff\ufffd\uff61-\uff9f]/gu;
const WRONG_WEIGHT = 3;

/**
 * The text of a page: by its byte order mark, else as its server says, else as its head says, as far as the bytes allow it; else
 * by what reads most like a text.
 */
export function decodePage(bytes: Uint8Array, charset: string | null): string {
  const marked = MARKS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked !== undefined) return new TextDecoder(marked[1]).decode(bytes);
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, HEAD_BYTES));
  for (const said of [charset, META.exec(head)?.[1] ?? null]) {
    const text = said === null ? null : decoded(bytes, said);
    if (text !== null) return text;
  }
  const utf8 = decoded(bytes, "utf-8");
  if (utf8 !== null) return utf8;
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const best = GUESSES.map((name) => ({ name, score: scoreOf(new TextDecoder(name).decode(sample)) })).toSorted(
    (a, b) => b.score - a.score,
  )[0];
  return new TextDecoder(best?.name).decode(bytes);
}

/** null where there is no such encoding, or the bytes are not in it. A page that was cut may end within a character. */
function decoded(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

function scoreOf(text: string): number {
  let common = 0;
  for (const character of text) if (COMMON.has(character)) common++;
  return common - WRONG_WEIGHT * (text.match(OTHER_SCRIPT)?.length ?? 0);
}
