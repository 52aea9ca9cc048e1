import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { request } from "undici";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Request } from "./call-wechat.ts";
import { fetchWechatPicture } from "./fetch-wechat-picture.ts";

const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(60)]);

describe("addresses", () => {
  test.each([
    ["https://thirdwx.qlogo.cn/mmopen/1/132", "https://thirdwx.qlogo.cn/mmopen/1/132"],
    ["http://wx.qlogo.cn/mmopen/1/0", "https://wx.qlogo.cn/mmopen/1/0"],
  ])("%s is asked over https", async (url, asked) => {
    expect(await addressesAsked(url)).toEqual([asked]);
  });
  test.each([
    "https://example.com/picture.png",
    "https://qlogo.cn.example.com/a",
    "https://evilqlogo.cn/a",
    "https://thirdwx.qlogo.cn:8443/a",
    "https://user@thirdwx.qlogo.cn/a",
    "http://169.254.169.254/latest",
    "http://127.0.0.1:1/mmopen/1",
    "file:///etc/passwd",
    "",
  ])("%j is never asked", async (url) => {
    expect(await addressesAsked(url)).toEqual([]);
  });
});

describe("answers", () => {
  test.each([
    ["a JPEG", JPEG],
    ["a PNG", Buffer.from("\x89PNG\r\n\x1a\nrest", "latin1")],
    ["a GIF", Buffer.from("GIF89a")],
    ["a WebP", Buffer.from("RIFF0000WEBPVP8 ")],
  ])("%s is taken", async (_, bytes) => {
    expect(await fetchFrom({ bytes })).toEqual(new Uint8Array(bytes));
  });
  test.each([
    ["a page that calls itself a picture", { bytes: Buffer.from("<svg onload=alert(1)>") }],
    ["nothing", { bytes: Buffer.alloc(0) }],
    ["a picture above the bound", { bytes: Buffer.concat([JPEG, Buffer.alloc(1000)]) }],
    ["a refusal", { bytes: JPEG, status: 404 }],
    ["a redirect", { bytes: JPEG, status: 302 }],
  ])("%s is none", async (_, answer) => {
    expect(await fetchFrom(answer)).toBeNull();
  });
});

async function addressesAsked(url: string): Promise<string[]> {
  const asked: string[] = [];
  const spy = (async (address: URL) => {
    asked.push(address.href);
    throw new Error("not in a test");
  }) as unknown as Request;
  expect(await fetchWechatPicture({ url, maxBytes: 1000, extraOrigin: null, request: spy })).toBeNull();
  return asked;
}

async function fetchFrom({ bytes, status = 200 }: { bytes: Buffer; status?: number }): Promise<Uint8Array | null> {
  const server = createServer((_, response) => response.writeHead(status, { location: "/again" }).end(bytes));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const found = await fetchWechatPicture({ url: `${origin}/mmopen/1`, maxBytes: 1000, extraOrigin: origin, request });
  return found === null ? null : new Uint8Array(found);
}
