import type { SheetStep } from "@tangleaf/table/step-schema";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { leaveSession, startSession } from "#lib/session-store.ts";
import { okAnswer, refusedAnswer } from "#lib/testing/server-answers.ts";
import { sendUnsent } from "./send-unsent.ts";
import { createStepSender } from "./step-sender.ts";
import { changeUnsent, readUnsent } from "./unsent-table.ts";

const TABLE = "t1";
const cell = (id: string, value: string): SheetStep => ({ id, do: "cell", row: 1, col: "备注", value });
const realFetch = window.fetch;

/** A server that keeps steps as ours does, and may be out of reach. */
const server = { isThere: true, steps: [] as readonly SheetStep[], version: 0, conflicts: 0, asks: [] as string[] };

beforeEach(() => {
  startSession({ token: "t", userId: "u1", remember: false });
  Object.assign(server, { isThere: true, steps: [], version: 0, conflicts: 0, asks: [] });
  window.fetch = async (url, init) => {
    if (!server.isThere) throw new TypeError("Failed to fetch");
    const asked = JSON.parse(String(init?.body)) as { steps: SheetStep[]; version: number; requestId?: string };
    const path = String(url).split("/").at(-1);
    if (path === "get") return Response.json(okAnswer({ steps: { s1: server.steps }, stepsVersion: server.version }));
    if (path === "chat") {
      server.asks.push(asked.requestId ?? "");
      return Response.json(okAnswer({ answer: null }));
    }
    if (server.conflicts > 0) {
      server.conflicts -= 1;
      return Response.json(refusedAnswer("table.conflict", { version: server.version }));
    }
    server.steps = asked.steps;
    server.version += 1;
    return Response.json(okAnswer({ steps: server.steps, version: server.version }));
  };
});
afterEach(() => {
  changeUnsent(TABLE, () => ({ steps: {}, asks: [] }));
  leaveSession();
  window.fetch = realFetch;
});

describe("steps of a table of the account", () => {
  test("are stored one state after another, and nothing is kept in the browser then", async () => {
    const sender = createStepSender(TABLE, 0);
    const first = sender.put("s1", [cell("a", "一")]);
    const second = sender.put("s1", [cell("a", "一"), cell("b", "二")]);
    expect(await first).toBeNull();
    expect(await second).toMatchObject({ steps: [{ id: "a" }, { id: "b" }] });
    expect(server.steps).toHaveLength(2);
    expect(readUnsent(TABLE).steps).toEqual({});
    sender.close();
  });

  test("made without a line are said to wait, survive the page, and go up when the table is opened again", async () => {
    server.isThere = false;
    const sender = createStepSender(TABLE, 0);
    const said: boolean[] = [];
    sender.watch((isUnsent) => said.push(isUnsent));
    void sender.put("s1", [cell("a", "断网时写的")]);
    await expect.poll(() => said).toEqual([true]);
    sender.close();
    expect(readUnsent(TABLE).steps).toMatchObject({ s1: { steps: [{ value: "断网时写的" }], version: 0 } });
    server.isThere = true;
    expect(await sendUnsent(TABLE)).toBe(true);
    expect(server.steps).toMatchObject([{ value: "断网时写的" }]);
    expect(await sendUnsent(TABLE)).toBe(false);
  });

  test("go up by themselves when there is a line again", async () => {
    server.isThere = false;
    const sender = createStepSender(TABLE, 0);
    const stored = sender.put("s1", [cell("a", "一")]);
    await expect.poll(() => Object.keys(readUnsent(TABLE).steps)).toEqual(["s1"]);
    server.isThere = true;
    window.dispatchEvent(new Event("online"));
    expect(await stored).toMatchObject({ version: 1 });
    sender.close();
  });

  test("of which another device has changed one otherwise: what it added stays, and the one done here stands", async () => {
    Object.assign(server, { steps: [cell("a", "那边改的"), cell("c", "那边加的")], version: 3, conflicts: 1 });
    const sender = createStepSender(TABLE, 1);
    await sender.put("s1", [cell("a", "这边改的")]);
    expect(server.steps).toMatchObject([{ value: "这边改的" }, { value: "那边加的" }]);
    sender.close();
  });

  test("a question asked without a line is sent once", async () => {
    const asked = { requestId: "0198a000-0000-7000-8000-000000000001", sheetId: "s1", ask: "一共多少", plan: null };
    changeUnsent(TABLE, (unsent) => ({ ...unsent, asks: [asked] }));
    server.isThere = false;
    await expect(sendUnsent(TABLE)).rejects.toThrow();
    server.isThere = true;
    await sendUnsent(TABLE);
    await sendUnsent(TABLE);
    expect(server.asks).toEqual([asked.requestId]);
  });
});
