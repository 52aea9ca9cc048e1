/** Header lines of an otherwise valid request. */
export type HostileHead = {
  readonly name: string;
  readonly lines: readonly string[];
  /** Replaces `Host: 127.0.0.1`; null leaves it out. */
  readonly host?: string | null;
  readonly expects?: readonly number[];
  readonly always?: true;
};

const HOSTS = [
  "",
  "evil.example",
  "[::1",
  "[::1]:99999",
  "a@b",
  "localhost:abc",
  "..",
  "%00",
  "a b",
  "a/b",
  "a?b",
  "a#b",
  "xn--",
  "\u00e9\u0000",
  "-",
  ":",
  ":80",
  "127.1",
];
const PROTOCOLS = ["", "https,javascript", "file", "http:", "://", "ftp", " ", "blob", "wss", "HTTPS"];
const ADDRESSES = [
  "unknown",
  "::ffff:300.1.1.1",
  "1.2.3.4, unknown",
  "' or 1=1 --",
  "\u0000",
  "_hidden",
  "1.2.3.4:99999",
  "[::1]:x",
  "localhost",
];
const HEAD_BYTES_MAX = 16_384;
const long = (characters: number) => "a".repeat(characters);

/** Headers of proxies and browsers, and made-up ones. */
export const hostileHeads: readonly HostileHead[] = [
  ...["javascript", "data", "null"].map((value) => header("X-Forwarded-Proto", value, true)),
  ...PROTOCOLS.map((value) => header("X-Forwarded-Proto", value)),
  ...HOSTS.flatMap((value) => [header("X-Forwarded-Host", value), { name: `Host: ${JSON.stringify(value)}`, lines: [], host: value }]),
  { name: "no Host", lines: [], host: null },
  { name: "Host twice", lines: ["Host: evil.example"] },
  { name: "Host of 8 KB", lines: [], host: long(8000) },
  ...ADDRESSES.map((value) => header("X-Forwarded-For", value)),
  { name: "X-Forwarded-For of 500 addresses", lines: [`X-Forwarded-For: ${"1.2.3.4, ".repeat(500)}5.6.7.8`] },
  ...["host=evil.example;proto=javascript", 'for="', ";;;", "for=_x;by=[::"].map((value) => header("Forwarded", value)),
  ...["Bearer", "Bearer ", "Basic YTpi", "Bearer a b c", "'", "%00", "\u00ff\u00fe", long(8000), "null", "[object Object]"].map((value) =>
    header("Authorization", value),
  ),
  { name: "Authorization twice", lines: ["Authorization: a", "Authorization: b"] },
  ...["*", "br;q=x", "gzip;q=NaN", "identity;q=0, *;q=0", ",,,,", long(4000)].map((value) => header("Accept-Encoding", value)),
  ...["x", "*", "zh-CN;q=9", "-", long(4000), "\u00ff"].map((value) => header("Accept-Language", value)),
  ...["", "\u00ff\u00fe\u00fd", long(8000), "<script>", "\u001b[31m", "Mozilla/5.0 ("].map((value) => header("User-Agent", value)),
  ...["-1", "NaN", "1e400", "9007199254740993", "3000000000", "x", long(4000)].map((value) => header("Last-Event-ID", value)),
  ...["*", 'W/"', '""', long(4000)].map((value) => header("If-None-Match", value)),
  ...["bytes=0-", "bytes=9-1", "bytes=-99999999999", "x=1", `bytes=${"0-1,".repeat(500)}0-1`].map((value) => header("Range", value)),
  ...["Cookie: a=b; token=x; __proto__=1", `Cookie: ${"a=b; ".repeat(1000)}`, "Origin: null", "Origin: javascript:", "Referer: \u0001"].map(
    (line) => ({ name: line.slice(0, 40), lines: [line] }),
  ),
  ...["__proto__: 1", "constructor: 1", "toString: 1", "hasOwnProperty: 1", "X-HTTP-Method-Override: DELETE", "X-Original-URL: /admin"].map(
    (line) => ({ name: line, lines: [line] }),
  ),
  ...["Upgrade: websocket", "Upgrade: h2c", "Upgrade: TLS/1.0"].map((line) => ({ name: line, lines: [line] })),
  header("Expect", "nonsense"),
  header("Expect", "100-continue"),
  { name: "traces", lines: ["traceparent: 00-zz-zz-zz", 'X-Request-Id: "}\\nx', `X-Correlation-Id: ${long(2000)}`] },
  { name: "a head of 15 KB", lines: [`X: ${long(15_000)}`] },
  { name: "a head that is too large", lines: [`X: ${long(HEAD_BYTES_MAX)}`], expects: [431], always: true },
  { name: "a thousand headers", lines: Array.from({ length: 1000 }, (_, n) => `x${n}: 1`) },
  { name: "the same header 500 times", lines: Array.from({ length: 500 }, () => "accept: a") },
];

function header(name: string, value: string, always?: true): HostileHead {
  return { name: `${name}: ${JSON.stringify(value.slice(0, 40))}`, lines: [`${name}: ${value}`], ...(always && { always }) };
}
