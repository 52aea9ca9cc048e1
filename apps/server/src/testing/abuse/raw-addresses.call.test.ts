import { expect, test } from "vitest";
import { createWechatPay } from "../../adapters/payments/wechat-pay/wechat-pay.ts";
import { createFakePlatform } from "../fake-identity-platform.ts";
import { createManualClock } from "../manual-clock.ts";
import { createTestApp } from "../test-app.ts";
import { allRoutes } from "./abuse-run.ts";
import { rawAddresses } from "./raw-addresses.ts";

/** Characters of indentation per level of the printed tree. */
const INDENT = 4;

const MERCHANT = { merchantId: "", appId: "", serialNo: "", privateKey: "", apiV3Key: "", platformKey: null, base: "http://127.0.0.1:9" };

test("every address of the server is a call of the contract or on the list of the others", async () => {
  const sandbox = { handle: () => {}, configure: () => {} };
  const { app, close } = await createTestApp({
    identityPlatform: createFakePlatform(),
    paymentProviders: [createWechatPay({ config: MERCHANT, clock: createManualClock() })],
    config: { qrEmbedded: true },
    parts: { sandbox, paySandbox: sandbox },
  });
  const served = addressesOf(app.printRoutes());
  await close();
  const known = [...allRoutes.map(({ path }) => path as string), ...rawAddresses.map(({ pattern }) => pattern)];
  expect(known.filter((address) => !served.includes(address))).toEqual([]);
  const under = rawAddresses.filter(({ andBelow }) => andBelow).map(({ pattern }) => `${pattern}/`);
  expect(served.filter((address) => !known.includes(address) && !under.some((start) => address.startsWith(start)))).toEqual([]);
});

/** Whole addresses from the route tree the framework prints, where each line extends its parent. */
function addressesOf(tree: string): string[] {
  const parts: string[] = [];
  return tree.split("\n").flatMap((line) => {
    const [, indent = "", part = "", methods] = /^([│ ]*)[├└]── (\S*)( \([A-Z, ]+\))?$/.exec(line) ?? [];
    parts.splice(indent.length / INDENT, parts.length, part);
    return methods === undefined ? [] : [parts.join("")];
  });
}
