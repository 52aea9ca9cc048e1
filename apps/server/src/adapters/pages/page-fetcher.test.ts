import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createSocketServer } from "node:net";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "../../platform/log.ts";
import { createManualClock } from "../../testing/manual-clock.ts";
import { passTurns } from "../../testing/pass-turns.ts";
import { createPageFetcher, mayConnectToWeb } from "./page-fetcher.ts";
import { isPublicAddress } from "./public-address.ts";
import { isAllowedByRobots, parseRobots } from "./robots.ts";

/** The public web of these tests; every other address is judged as it is in life. */
const WEB = "127.0.0.2";
const MEGABYTE = 1024 * 1024;
const never = new AbortController().signal;

async function listen(host: string, listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => void server.close(() => resolve()));
  });
  return (server.address() as AddressInfo).port;
}

type Pages = Readonly<Record<string, RequestListener>>;

/** A site with these pages, at a name, and what fetches from it. */
async function site(pages: Pages, options: { timeoutMs?: number; resolve?: (host: string) => { address: string; family: number }[] } = {}) {
  const asked: string[] = [];
  const port = await listen(WEB, (request, response) => {
    asked.push(request.url ?? "");
    const page = pages[request.url ?? ""];
    if (page === undefined) response.writeHead(404).end();
    else page(request, response);
  });
  const resolve = vi.fn(async (host: string) => options.resolve?.(host) ?? [{ address: WEB, family: 4 }]);
  const fetcher = createPageFetcher({
    clock: createManualClock(),
    log: createLog({ level: "silent" }),
    resolve,
    mayConnect: (address, to) => (address === WEB && to === port) || mayConnectToWeb(address, to),
    timeoutMs: options.timeoutMs ?? 5000,
  });
  const base = `http://site.example:${port}`;
  return { asked, base, port, resolve, get: (path: string) => fetcher.fetch(path.startsWith("/") ? base + path : path, never) };
}

const html =
  (text: string): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(text);
const redirect =
  (location: string): RequestListener =>
  (_, response) =>
    void response.writeHead(302, { location }).end();

test.each([
  ["this network", "0.0.0.0", "0.1.2.3"],
  ["private", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1"],
  ["shared by a provider", "100.64.0.1", "100.127.255.255"],
  ["loopback", "127.0.0.1", "127.255.255.254", "::1"],
  ["link-local, with the clouds' metadata", "169.254.169.254", "fe80::1", "fe80::1%eth0"],
  ["multicast and broadcast", "224.0.0.1", "239.255.255.255", "255.255.255.255", "ff02::1"],
  ["reserved, for tests and documents", "192.0.2.1", "198.18.0.1", "198.51.100.7", "203.0.113.9", "240.0.0.1", "2001:db8::1", "3fff::1"],
  ["unspecified", "::"],
  ["unique local", "fc00::1", "fd12:3456::1"],
  ["IPv4 inside IPv6", "::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:8.8.8.8", "::127.0.0.1"],
  ["NAT64", "64:ff9b::7f00:1", "64:ff9b:1::a00:1"],
  ["6to4 and Teredo", "2002:7f00:1::", "2001:0:4136:e378::1"],
  ["not one address", "localhost", "2130706433", "0x7f.1", "", "127.0.0.1 "],
])("an address is closed that is %s", (_, ...addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

test("addresses of the public web are open", () => {
  const open = ["8.8.8.8", "1.1.1.1", "172.15.0.1", "172.32.0.1", "100.63.0.1", "2606:4700:4700::1111", "2400:3200::1"];
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([]);
  expect(mayConnectToWeb("8.8.8.8", 22)).toBe(false);
});

test.each([
  "http://127.0.0.1/",
  "http://[::1]/",
  "http://169.254.169.254/latest/meta-data/",
  "http://2130706433/",
  "http://0177.0.0.1/",
  "http://0x7f000001/",
  "http://127.1/",
  "http://[::ffff:127.0.0.1]/",
  "http://[64:ff9b::7f00:1]/",
  "http://0/",
  "http://user:secret@site.example/",
  "http://site.example:22/",
  "ftp://site.example/",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "data:text/html,x",
])("%s is never opened, neither as it is nor behind a redirect", async (address) => {
  const { get, asked } = await site({ "/away": redirect(address), "/robots.txt": html("") });
  await expect(get(address)).rejects.toMatchObject({ fault: "address" });
  expect(asked).toEqual([]);
  await expect(get("/away")).rejects.toMatchObject({ fault: "address" });
});

test("a name is closed that one of its addresses makes private", async () => {
  const both = [
    { address: WEB, family: 4 },
    { address: "10.0.0.5", family: 4 },
  ];
  const { get, asked } = await site({ "/": html("x") }, { resolve: () => both });
  await expect(get("/")).rejects.toMatchObject({ fault: "address" });
  expect(asked).toEqual([]);
});

test("a name that turns private at the second question is connected to at the address that was checked", async () => {
  const inside: string[] = [];
  let times = 0;
  const { get, port, resolve } = await site(
    { "/page": html("<p>outside</p>"), "/robots.txt": html("") },
    { resolve: () => [{ address: times++ < 2 ? WEB : "127.0.0.1", family: 4 }] },
  );
  const privatePort = await listen("127.0.0.1", (request, response) => {
    inside.push(request.url ?? "");
    response.end("inside");
  });
  expect(privatePort).not.toBe(port);
  expect((await get("/page")).bytes.toString()).toBe("<p>outside</p>");
  // Once for robots.txt and once for the page: never again between check and connection.
  expect(resolve).toHaveBeenCalledTimes(2);
  await expect(get("/page")).rejects.toMatchObject({ fault: "address" });
  expect(inside).toEqual([]);
});

test("redirects are followed to the page, and given up after five", async () => {
  const steps = Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`/${at}`, redirect(`/${at + 1}`)]));
  const { get, base } = await site({ ...steps, "/robots.txt": html(""), "/7": html("end") });
  expect(await get("/2")).toMatchObject({ url: `${base}/7`, type: "html", charset: "utf-8" });
  await expect(get("/0")).rejects.toMatchObject({ fault: "redirects" });
});

test("a page of 50 MB is left after five, said or not", async () => {
  let written = 0;
  const block = Buffer.alloc(65_536, "x");
  const { get } = await site({
    "/robots.txt": html(""),
    "/large": (_, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      const more = (): void => {
        while (written < 50 * MEGABYTE && !response.destroyed) {
          written += block.length;
          if (!response.write(block)) return void response.once("drain", more);
        }
        response.end();
      };
      more();
    },
  });
  await expect(get("/large")).rejects.toMatchObject({ fault: "tooLarge" });
  expect(written).toBeLessThan(20 * MEGABYTE);
});

test("a small answer that unpacks to 200 MB is left after five", async () => {
  const bomb = gzipSync(Buffer.alloc(200 * MEGABYTE));
  expect(bomb.length).toBeLessThan(MEGABYTE);
  const { get } = await site({
    "/robots.txt": html(""),
    "/bomb": (_, response) => void response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end(bomb),
    "/zip": (_, response) =>
      void response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end(gzipSync("<p>packed</p>")),
    "/odd": (_, response) => void response.writeHead(200, { "content-type": "text/html", "content-encoding": "compress" }).end("x"),
  });
  await expect(get("/bomb")).rejects.toMatchObject({ fault: "tooLarge" });
  expect((await get("/zip")).bytes.toString()).toBe("<p>packed</p>");
  await expect(get("/odd")).rejects.toMatchObject({ fault: "type" });
});

test("a page that never ends, and one that sends its headers a letter at a time, are given up in time", async () => {
  const { get } = await site(
    {
      "/robots.txt": html(""),
      "/endless": (_, response) => {
        response.writeHead(200, { "content-type": "text/html" });
        const timer = setInterval(() => response.write("x"), 20);
        response.on("close", () => clearInterval(timer));
      },
    },
    { timeoutMs: 400 },
  );
  await expect(get("/endless")).rejects.toMatchObject({ fault: "timeout" });

  const dripping = createSocketServer((socket) => {
    socket.write("HTTP/1.1 200 OK\r\nx-slow: ");
    const timer = setInterval(() => socket.write("a"), 20);
    socket.on("close", () => clearInterval(timer));
    socket.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => dripping.listen(0, WEB, resolve));
  onTestFinished(() => void dripping.close());
  const { port } = dripping.address() as AddressInfo;
  const fetcher = createPageFetcher({
    ...{ clock: createManualClock(), log: createLog({ level: "silent" }), timeoutMs: 400 },
    mayConnect: (address) => address === WEB,
  });
  await expect(fetcher.fetch(`http://${WEB}:${port}/`, never)).rejects.toMatchObject({ fault: "timeout" });
});

test("only pages, plain texts and PDF are read, and an error is no page", async () => {
  const { get } = await site({
    "/robots.txt": html(""),
    "/picture": (_, response) => void response.writeHead(200, { "content-type": "image/png" }).end("x"),
    "/script": (_, response) => void response.writeHead(200, { "content-type": "application/javascript" }).end("x"),
    "/nothing": (_, response) => void response.writeHead(200).end("x"),
    "/pdf": (_, response) => void response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF"),
    "/gone": (_, response) => void response.writeHead(410, { "content-type": "text/html" }).end("gone"),
  });
  for (const path of ["/picture", "/script", "/nothing"]) await expect(get(path)).rejects.toMatchObject({ fault: "type" });
  expect(await get("/pdf")).toMatchObject({ type: "pdf", charset: null });
  await expect(get("/gone")).rejects.toMatchObject({ fault: "refused" });
});

test("a site is asked for its robots.txt once, and obeyed; one that fails to give it is left alone", async () => {
  const closed = "User-agent: *\nDisallow:\n\nUser-agent: Tangleaf\nDisallow: /private/\n";
  const { get, asked } = await site({ "/robots.txt": html(closed), "/private/a": html("secret"), "/open": html("open") });
  await expect(get("/private/a")).rejects.toMatchObject({ fault: "robots" });
  await get("/open");
  await get("/open");
  expect(asked).toEqual(["/robots.txt", "/open", "/open"]);
  const broken = await site({ "/robots.txt": (_, response) => void response.writeHead(503).end(), "/open": html("open") });
  await expect(broken.get("/open")).rejects.toMatchObject({ fault: "robots" });
});

test("a robots.txt is read as RFC 9309 has it", () => {
  const rules = parseRobots(
    "# all\nUser-Agent: *\nDisallow: /\n\nuser-agent: other\nUser-agent: tangleaf/2.0\nDisallow: /a\nAllow: /a/b\nDisallow: /*.pdf$\nDisallow: /x*y\n",
    "Tangleaf",
  );
  const asked = ["/", "/a", "/a/c", "/a/b/c", "/doc.pdf", "/doc.pdf?x", "/x12y3", "/x12"];
  expect(asked.filter((path) => isAllowedByRobots(rules, path))).toEqual(["/", "/a/b/c", "/doc.pdf?x", "/x12"]);
  expect(isAllowedByRobots(parseRobots("User-agent: *\nDisallow: /", "Tangleaf"), "/x")).toBe(false);
  expect(isAllowedByRobots(parseRobots("<html>no robots here</html>", "Tangleaf"), "/x")).toBe(true);
});

test("a site gets one connection at a time", async () => {
  let open = 0;
  let most = 0;
  const { get } = await site({
    "/robots.txt": html(""),
    "/page": async (_, response) => {
      most = Math.max(most, ++open);
      await passTurns();
      open--;
      response.writeHead(200, { "content-type": "text/html" }).end("x");
    },
  });
  await Promise.all([get("/page"), get("/page"), get("/page")]);
  expect(most).toBe(1);
});
