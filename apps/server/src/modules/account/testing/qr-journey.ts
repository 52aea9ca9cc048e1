import type { InputOf, RouteAt } from "@tangleaf/contract";
import { expect } from "vitest";
import type { FakeEvent, FakePlatform } from "../../../testing/fake-identity-platform.ts";
import type { TestApp } from "../../../testing/test-app.ts";

const CALLBACK = "/api/wx/callback";
const TRIES_MAX = 200;

type QrInput = InputOf<RouteAt<"/api/orange/getLoginQr">>;

/** Asks for a code; returns the scene given to the platform. */
export async function askForQr(app: TestApp, platform: FakePlatform, input: QrInput = {}) {
  const { data } = await app.call("/api/orange/getLoginQr", input);
  const scene = platform.scenes.at(-1) ?? "";
  return { qruuid: data.qruuid, qrurl: data.qrurl, scene };
}

let pushes = 0;

/** An event the platform pushes, signed; with a new nonce unless one is given. */
export async function push(app: TestApp, event: FakeEvent, signature = "good") {
  pushes += 1;
  const query = { signature, timestamp: "1", nonce: event.nonce ?? `n${pushes}` };
  const headers = { "content-type": "text/xml" };
  return app.send({ method: "POST", url: CALLBACK, query, headers, payload: JSON.stringify({ at: pushes, ...event }) });
}

export async function poll(app: TestApp, qruuid: string) {
  return app.call("/api/orange/queryScanResult", { qruuid });
}

/** Polls until the answer is no longer login.waiting. */
export async function pollToTheEnd(app: TestApp, qruuid: string) {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const answer = await poll(app, qruuid);
    if (answer.refusal?.reason !== "login.waiting") return answer;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return expect.unreachable("the code was never confirmed");
}
