import type { InputSchema } from "./walk-input.ts";

/** A value no honest page sends in this place. `json` may hold what JSON.stringify cannot write. */
export type HostileValue = {
  readonly name: string;
  readonly json: string;
  /** Tried in the short form too: this kind of value has broken something before. */
  readonly always?: true;
};

const MEGABYTE_CHARACTERS = 1_000_000;
const CJK_BYTES = 3;
const MANY = 1000;

const quoted = (text: string) => JSON.stringify(text);

const NUMBERS: readonly HostileValue[] = [
  ...["0", "-0", "-1", "1.5", "2147483647", "-2147483649", "4294967296", "9007199254740991", "-9007199254740993"],
  ...["9223372036854775808", "1e21", "1e308", "1e999", "-1e999", "5e-324", `1${"0".repeat(400)}`, `0.${"1".repeat(400)}`],
].map((json) => ({ name: json.length > 30 ? `number of ${json.length} digits` : json, json }));

const EDGES: readonly HostileValue[] = [
  { name: "2^31", json: "2147483648", always: true },
  { name: "3e9", json: "3000000000", always: true },
  { name: "2^53", json: "9007199254740992", always: true },
];

const SHAPES: readonly HostileValue[] = [
  { name: "null", json: "null", always: true },
  ...["true", "false", "[]", "{}", "[null]", "[[[[[[[[]]]]]]]]", '{"$gt":""}', '{"length":1e9}', '{"toString":1,"valueOf":1}'].map(raw),
  ...['{"constructor":{"prototype":{"isAdmin":true}}}', '{"__proto__":{"isAdmin":true}}', '{"then":1}', '{"toJSON":1}'].map(raw),
];

const TEXTS: readonly HostileValue[] = [
  { name: "NUL", json: '"a\\u0000b"', always: true },
  { name: "lone surrogate", json: '"a\\ud800b"', always: true },
  { name: "surrogates the wrong way round", json: '"\\udc00\\ud800"' },
  { name: "control characters", json: '"\\u0001\\u0008\\u000b\\u001f\\u007f\\u009f"', always: true },
  { name: "noncharacters", json: '"\\ufffe\\uffff\\ufdd0"' },
  { name: "a NUL that is written out", json: quoted("a\\u0000b") },
  { name: "right to left", json: quoted("\u202egpj.exe\u2066\u2069\u200f") },
  { name: "invisible", json: quoted("\u200b\ufe0f\u{e0041}\u3164\u034f\u2800") },
  { name: "many marks on one letter", json: quoted(`e${"\u0301".repeat(MANY)}`) },
  { name: "joined emoji", json: quoted("👨‍👩‍👧‍👦".repeat(20)) },
  { name: "one character in two units", json: quoted("𠮷".repeat(50)) },
  ...["", " ", "\t\r\n", "0", "-1", "NaN", "Infinity", "null", "undefined", "true", "[object Object]", "1e9", "0x7f"].map(named),
  ...["__proto__", "constructor", "toString", "hasOwnProperty", "prototype"].map(named),
  ...["' or 1=1 --", '"; drop table app_user; --', "%_%_%_%", "\\", "'", '"', "$1", "?", ":name", "a\\'b"].map(named),
  ...["../../../../etc/passwd", "..\\..\\x", "/etc/passwd", "file:///etc/passwd", "CON", "a/b", "."].map(named),
  ...["{{7*7}}<%=7*7%>", "%s%n%x", "<script>alert(1)</script>", "javascript:alert(1)", "data:text/html,x"].map(named),
  ...["x\r\nx-injected: 1", "//evil.example", "\\\\evil.example", "https://evil.example@localhost/"].map(named),
  ...["9999-12-31", "0000-00-00", "+275760-09-13T00:00:00Z", "-271821-04-20T00:00:00Z", "2026-02-30", "2026-11-21T25:61:61Z"].map(named),
  ...["data:image/png;base64,AAAA", "data:image/png;base64,", "data:,", "=1+1", "@SUM(1)"].map(named),
  { name: "a pattern's worst case", json: quoted(`${"a".repeat(30_000)}!`) },
  { name: "many wildcards", json: quoted("%_".repeat(100)) },
  { name: "deep brackets", json: quoted("(".repeat(50_000)) },
  { name: "many lines", json: quoted("\n".repeat(50_000)) },
  { name: "1 MB", json: quoted("x".repeat(MEGABYTE_CHARACTERS)) },
  { name: "1 MB of Chinese", json: quoted("橘".repeat(MEGABYTE_CHARACTERS / CJK_BYTES)) },
  { name: "160,000 escapes", json: `"${"\\u6a58".repeat(160_000)}"` },
];

const ALL: readonly HostileValue[] = [...EDGES, ...NUMBERS, ...SHAPES, ...TEXTS];

/** All hostile values for one place, and the limits the contract sets there. */
export function hostileValues(schema: InputSchema): readonly HostileValue[] {
  return [...edgesOf(schema), ...ALL];
}

function edgesOf({ minimum, maximum, maxLength }: InputSchema): HostileValue[] {
  const numbers = [minimum, maximum].flatMap((bound) => (bound === undefined ? [] : [bound - 1, bound, bound + 1]));
  const texts = maxLength === undefined ? [] : [maxLength, maxLength + 1];
  return [
    ...numbers.map((bound) => ({ name: `bound ${bound}`, json: String(bound) })),
    ...texts.flatMap((length) => [
      { name: `${length} characters`, json: quoted("橘".repeat(length)) },
      { name: `${length} characters of two units`, json: quoted("𠮷".repeat(length)) },
    ]),
  ];
}

function named(text: string): HostileValue {
  return { name: quoted(text), json: quoted(text) };
}

function raw(json: string): HostileValue {
  return { name: json, json };
}
