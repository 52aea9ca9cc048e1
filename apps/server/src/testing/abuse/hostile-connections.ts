/** Bytes sent over a connection that need not be HTTP. */
export type HostileConnection = {
  readonly name: string;
  readonly bytes: Buffer;
  /** Incomplete: the rest is never sent. */
  readonly half?: true;
  /** More answers than this mean that a part of one request was parsed as another. */
  readonly answersAtMost?: number;
  readonly always?: true;
};

const KILOBYTE = 1024;

/** Broken framing, two requests in one, other protocols, and requests that stop in the middle. */
export function hostileConnections(path: string): HostileConnection[] {
  const post = (lines: readonly string[], body = "{}", line = `POST ${path} HTTP/1.1`) =>
    Buffer.from(
      [line, "Host: 127.0.0.1", "Content-Type: application/json", ...lines, "Connection: close", "", body].join("\r\n"),
      "latin1",
    );
  const smuggled = "GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n";
  const requestLine = (line: string) => ({
    name: `line ${JSON.stringify(line.slice(0, 60))}`,
    bytes: post(["Content-Length: 2"], "{}", line),
  });
  return [
    ...["-1", "+2", "abc", "0x2", "2, 2", "2 2", "", "1e1", "99999999999999999999", "18446744073709551617"].map((length) => ({
      name: `Content-Length: ${length}`,
      bytes: post([`Content-Length: ${length}`]),
      half: true as const,
    })),
    { name: "two lengths", bytes: post(["Content-Length: 2", "Content-Length: 40"], `{}${smuggled}`), answersAtMost: 1, always: true },
    {
      name: "length and chunks",
      bytes: post(["Content-Length: 2", "Transfer-Encoding: chunked"], `0\r\n\r\n${smuggled}`),
      answersAtMost: 1,
      always: true,
    },
    {
      name: "chunks and length",
      bytes: post(["Transfer-Encoding: chunked", "Content-Length: 5"], `0\r\n\r\n${smuggled}`),
      answersAtMost: 1,
    },
    ...[
      "xchunked",
      "chunked, chunked",
      "gzip, chunked",
      "identity",
      "chunked\u000b",
      "\u0000chunked",
      "chunked, identity",
      "CHUNKED;q=1",
    ].map((coding) => ({
      name: `Transfer-Encoding: ${JSON.stringify(coding)}`,
      bytes: post([`Transfer-Encoding: ${coding}`], `0\r\n\r\n${smuggled}`),
      half: true as const,
      answersAtMost: 1,
    })),
    ...[
      "Transfer-Encoding : chunked",
      " Transfer-Encoding: chunked",
      "Transfer-Encoding\t: chunked",
      "X: y\nTransfer-Encoding: chunked",
    ].map((line) => ({
      name: line,
      bytes: post(["Content-Length: 2", line], "{}"),
      answersAtMost: 1,
      half: true as const,
    })),
    ...["zz", "-1", "ffffffffffffffffff", '2;x="', `2;${"x".repeat(20 * KILOBYTE)}`, "0x2", "2 ", ""].map((size) => ({
      name: `chunk of ${size.slice(0, 20)}`,
      bytes: post(["Transfer-Encoding: chunked"], `${size}\r\n{}\r\n0\r\n\r\n`),
      half: true as const,
    })),
    {
      name: "trailers",
      bytes: post(["Transfer-Encoding: chunked", "Trailer: host"], "2\r\n{}\r\n0\r\nHost: evil.example\r\nContent-Length: 9\r\n\r\n"),
    },
    { name: "ten thousand tiny chunks", bytes: post(["Transfer-Encoding: chunked"], `${"1\r\n \r\n".repeat(10_000)}2\r\n{}\r\n0\r\n\r\n`) },
    {
      name: "3 MB in chunks",
      bytes: post(["Transfer-Encoding: chunked"], `${`10000\r\n${"x".repeat(65_536)}\r\n`.repeat(48)}0\r\n\r\n`),
      always: true,
    },
    ...[
      "GET",
      "HEAD",
      "PUT",
      "PATCH",
      "DELETE",
      "OPTIONS",
      "TRACE",
      "PROPFIND",
      "QUERY",
      "post",
      "A".repeat(200),
      "P\u0000ST",
      "\u00ff",
    ].map((method) => requestLine(`${method} ${path} HTTP/1.1`)),
    ...["HTTP/0.9", "HTTP/1.0", "HTTP/2.0", "HTTP/9.9", "http/1.1", "HTTP/1.1x", "ICE/1.0", ""].map((version) =>
      requestLine(`POST ${path} ${version}`),
    ),
    ...[
      "*",
      "",
      "x",
      "http://evil.example/api/user/info",
      "//evil.example/x",
      "/%",
      "/%zz",
      "/%00",
      "/%ff%fe",
      "/api/../../etc/passwd",
      "/api/%2e%2e/x",
    ].map((target) => requestLine(`POST ${target} HTTP/1.1`)),
    ...[
      `${path}/`,
      `/${path}`,
      `${path}?a=1&a[]=2&__proto__[x]=1`,
      `${path};x=1`,
      `${path}%20`,
      `${path}#x`,
      path.toUpperCase(),
      `/${"a".repeat(8000)}`,
      `/${"a/".repeat(4000)}`,
      `/\u00e9\u6a58`,
    ].map((target) => requestLine(`POST ${target} HTTP/1.1`)),
    { name: "CONNECT", bytes: Buffer.from("CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\nConnection: close\r\n\r\n") },
    { name: "a header without a colon", bytes: post(["Content-Length: 2", "nonsense"]) },
    { name: "a folded header", bytes: post(["Content-Length: 2", "X: a", " b"]) },
    { name: "NUL in a header", bytes: post(["Content-Length: 2", "X: a\u0000b"]) },
    {
      name: "bare line feeds",
      bytes: Buffer.from(`POST ${path} HTTP/1.1\nHost: x\nContent-Length: 2\nConnection: close\n\n{}`),
      half: true,
    },
    { name: "TLS", bytes: Buffer.from("16030100c8010000c40303", "hex"), half: true },
    { name: "HTTP/2", bytes: Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"), half: true },
    { name: "SOCKS", bytes: Buffer.from([5, 1, 0]), half: true },
    { name: "random bytes", bytes: Buffer.from(Array.from({ length: 2000 }, (_, n) => (n * 7919 + 13) % 256)), half: true },
    { name: "a hundred thousand line breaks", bytes: Buffer.from("\r\n".repeat(100_000)), half: true },
    { name: "nothing", bytes: Buffer.alloc(0), half: true, always: true },
    { name: "half a line", bytes: Buffer.from("POST /api"), half: true },
    { name: "half a head", bytes: Buffer.from(`POST ${path} HTTP/1.1\r\nHost: x\r\nX: y`), half: true, always: true },
    { name: "half a body", bytes: post(["Content-Length: 1000"], '{"a":'), half: true, always: true },
    { name: "a megabyte of a gigabyte", bytes: post(["Content-Length: 1000000000"], "x".repeat(KILOBYTE * KILOBYTE)), half: true },
    { name: "half a chunk", bytes: post(["Transfer-Encoding: chunked"], "ff\r\n{"), half: true },
    {
      name: "forty requests at once",
      bytes: Buffer.concat(Array.from({ length: 40 }, () => Buffer.from(`GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`))),
      half: true,
    },
  ];
}
