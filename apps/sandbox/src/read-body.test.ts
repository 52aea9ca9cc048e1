import { request } from "node:http";
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { startBibliographySandbox } from "./bibliography/start-bibliography-sandbox.ts";
import { startModelSandbox } from "./model/start-model-sandbox.ts";
import { startObjectStore } from "./object-store/start-object-store.ts";
import { startWechatSandbox } from "./wechat/start-wechat-sandbox.ts";
import { startWechatPaySandbox } from "./wechat-pay/start-wechat-pay-sandbox.ts";
import { keys } from "./wechat-pay/testing/merchant.ts";

const store = { bucket: "b", accessKey: "a", secretKey: "s", region: "r" };
const OVER_EVERY_BOUND_BYTES = 1_073_741_824;

describe.each([
  ["model", () => startModelSandbox(), ["/v1/chat/completions", "/control"]],
  ["object store", () => startObjectStore(store), ["/b/key"]],
  ["WeChat", () => startWechatSandbox(), ["/cgi-bin/token", "/control", "/sandbox/wechat/people"]],
  ["WeChat Pay", () => startWechatPaySandbox({ keys }), ["/v3/pay/transactions/native", "/control", "/sandbox/pay/pay"]],
  ["OpenAlex and Crossref", () => startBibliographySandbox(), ["/control", "/openalex/works"]],
] as const)("the sandbox of %s", (_, start, paths) => {
  test("refuses a compressed body unread", async () => {
    const sandbox = await start();
    onTestFinished(() => sandbox.close());
    const origin = new URL(sandbox.url).origin;
    for (const path of paths) {
      for (const encoding of ["gzip", "br", "deflate", "zstd"]) {
        expect(await statusOf(origin + path, { "content-encoding": encoding }, gzipSync("{}")), `${path} ${encoding}`).toBe(415);
      }
      expect(await statusOf(origin + path, { "content-encoding": "identity" }, Buffer.from("{}")), path).not.toBe(415);
    }
  });

  test("refuses a body of 1 GB unread", async () => {
    const sandbox = await start();
    onTestFinished(() => sandbox.close());
    expect(await statusOf(new URL(sandbox.url).origin + paths[0], { "content-length": OVER_EVERY_BOUND_BYTES }, Buffer.from("{"))).toBe(
      413,
    );
  });
});

function statusOf(url: string, headers: Record<string, string | number>, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: "POST", headers }, (answer) => {
      resolve(answer.statusCode ?? 0);
      sent.destroy();
    });
    sent.on("error", reject);
    sent.write(body);
    if (headers["content-length"] === undefined) sent.end();
  });
}
