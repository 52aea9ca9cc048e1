import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { BODY_MAX_BYTES } from "@tangleaf/contract";

/** A request body as bytes. */
export type HostileBody = {
  readonly name: string;
  readonly body: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** The only statuses allowed, where there are such. */
  readonly expects?: readonly number[];
  readonly always?: true;
};

const DEPTH = 10_000;
const KEYS = 50_000;
const BOM = Buffer.from([0xef, 0xbb, 0xbf]);
const WRONG_TYPE = 415;
const TOO_LARGE = 413;
const BOMB_BYTES = 8 * 1024 * 1024;
const PACKERS = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync, zstd: zstdCompressSync } as const;

const text = (body: string, name = body, always?: true): HostileBody => ({ name, body: Buffer.from(body), ...(always && { always }) });

const deep = (open: string, close: string) => open.repeat(DEPTH) + close.repeat(DEPTH);
const keysOf = (name: (n: number) => string) => `{${Array.from({ length: KEYS }, (_, n) => `${JSON.stringify(name(n))}:1`).join(",")}}`;

const DOCUMENTS: readonly HostileBody[] = [
  ...["", " ", "null", "true", "0", '"x"', "[]", "[{}]", "{", "}", "{}{}", "{},", '{"a":1,}', "{a:1}", "{'a':1}", "NaN", "undefined"].map(
    (one) => text(one),
  ),
  ...["[1e999]", "-", "1.", "// x\n{}", '{"a":"\\x"}', '{"a":"\\u12"}', '{"a":"\u0001"}', '{"__proto__":{"a":1}}'].map((one) => text(one)),
  text('{"constructor":{"prototype":{"a":1}}}'),
  text('{"a":{"__proto__":null}}'),
  text('{"__proto__":1,"__proto__":{}}', "the prototype twice"),
  text('{"\\u005f_proto__":{"a":1}}', "the prototype, escaped"),
  text(deep("[", "]"), `lists ${DEPTH} deep`, true),
  text(deep('{"a":', "}").replace(":}", ":1}"), `objects ${DEPTH} deep`),
  text("[".repeat(BODY_MAX_BYTES - 1), "a million open brackets"),
  text(
    keysOf((n) => `k${n}`),
    `${KEYS} keys`,
  ),
  text(
    keysOf(() => "k"),
    "the same key 50,000 times",
  ),
  text(
    keysOf((n) => String(n)),
    "50,000 keys that are numbers",
  ),
  text(`[${"0,".repeat(400_000)}0]`, "a list of 400,000"),
  { ...text(`{"a":"${"x".repeat(BODY_MAX_BYTES)}"}`, "more than a body may be", true), expects: [TOO_LARGE] },
];

const TYPES: readonly HostileBody[] = [
  ...["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/html", "application/octet-stream"].map(
    (type) => ({
      ...typed(type),
      expects: [WRONG_TYPE],
    }),
  ),
  ...["application/xml", "image/png", "*/*", "x", "/", ";", "application/json/x", "application/jsonx", "application/problem+json"].map(
    typed,
  ),
  ...[
    "application/json; charset=utf-16",
    "application/json; charset=gbk",
    'application/json;charset="',
    "application/json; charset=utf-7",
  ].map(typed),
  ...["APPLICATION/JSON", "application/json;;;;", "application/json, text/plain", `application/json; x=${"y".repeat(4000)}`].map(typed),
];

/** Bodies for a call, derived from one that it accepts. */
export function hostileBodies(good: string): HostileBody[] {
  const utf16 = Buffer.from(good, "utf16le");
  const swapped = Buffer.from(utf16).swap16();
  const json = "application/json";
  const coded: HostileBody[] = [
    { name: "UTF-8 with a byte order mark", body: Buffer.concat([BOM, Buffer.from(good)]) },
    { name: "UTF-16", body: utf16 },
    { name: "UTF-16 with a byte order mark", body: Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]) },
    { name: "UTF-16 said so", body: utf16, headers: { "content-type": `${json}; charset=utf-16le` } },
    { name: "UTF-16, big end first", body: Buffer.concat([Buffer.from([0xfe, 0xff]), swapped]) },
    { name: "UTF-32", body: Buffer.concat([...good].map((one) => Buffer.from([one.codePointAt(0) ?? 0, 0, 0, 0]))) },
    { name: "Latin-1", body: Buffer.from(`{"é":${good}}`, "latin1") },
    {
      name: "broken UTF-8",
      body: Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xc0, 0x80, 0xff, 0xed, 0xa0, 0x80, 0xf5]), Buffer.from('"}')]),
      always: true,
    },
    { name: "UTF-8 that breaks off", body: Buffer.concat([Buffer.from(good), Buffer.from([0xe6, 0xa9])]) },
    { name: "NUL bytes around it", body: Buffer.concat([Buffer.from([0]), Buffer.from(good), Buffer.from([0])]) },
    { name: "as text in JSON", body: Buffer.from(JSON.stringify(good)) },
    { name: "every key twice", body: Buffer.from(good.replace(/^\{/, `{${good.slice(1, -1)}${good === "{}" ? "" : ","}`)) },
    { name: "in a list", body: Buffer.from(`[${good}]`) },
    { name: "no type", body: Buffer.from(good), headers: { "content-type": "" } },
  ];
  return [...coded, ...DOCUMENTS, ...TYPES.map((one) => ({ ...one, body: Buffer.from(good) }))];
}

/** Well-formed bodies, compressed; no call accepts them. */
export function compressed(good: string): HostileBody[] {
  const plain = Buffer.from(good);
  return [
    ...Object.entries(PACKERS).map(([encoding, pack]) => ({ ...packed(encoding, encoding, pack(plain)), always: true as const })),
    ...["gzip, gzip", "br, gzip", "compress", "GZIP", "nonsense", "*"].map((one) => packed(`said to be ${one}`, one, plain)),
    ...["gzip", "br"].map((one) => packed(`${one} that is none`, one, plain)),
    packed("gzip that breaks off", "gzip", gzipSync(plain).subarray(0, -5)),
  ];
}

/** Some hundred bytes that decompress to a thousand times as many. */
export const bombs: readonly HostileBody[] = Object.entries(PACKERS).map(([encoding, pack]) =>
  packed(`${encoding} bomb`, encoding, pack(Buffer.alloc(BOMB_BYTES))),
);

function packed(name: string, encoding: string, body: Buffer): HostileBody {
  return { name, body, headers: { "content-encoding": encoding }, expects: [WRONG_TYPE] };
}

function typed(type: string): HostileBody {
  return { name: `type ${type.slice(0, 60)}`, body: Buffer.alloc(0), headers: { "content-type": type } };
}
