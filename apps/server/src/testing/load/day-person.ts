import { setTimeout as sleep } from "node:timers/promises";
import { documentRoots } from "@tangleaf/document/model";
import * as Y from "yjs";
import { seededRandom } from "../seeded-random.ts";
import type { LoadRecord } from "./load-record.ts";
import type { ServerFleet } from "./server-fleet.ts";

/** Mean time between two things one person does; people at a desk pause like this while they work. */
export const THINK_MS = 5000;
const RETRY_MS = 250;
/** Nobody waits longer for anything: no fault of a run lasts as long. */
const GIVE_UP_MS = 90_000;
const KEYS_OF_A_BURST = 5;
const KEY_PAUSE_MS = 400;
const WORDS = "这一周把盘点的流程走了一遍，问题记在后面。";
const FIELDS = { job: "产品经理", summary: "完成了需求评审，改了支付页。", plan: "推进原型设计。", length: 200 };

/** Of a hundred things people do. */
export const DAY = { browse: 50, edit: 32, write: 8, export: 8, pay: 2 } as const;
export type Action = keyof typeof DAY;

export type Told = { readonly code: number; readonly data: Record<string, unknown> };
export type Text = { readonly generationId: string; seen: string; status: string };

/** One person at the desk, who remembers everything they were told: the promises are checked against that. */
export type DayPerson = {
  readonly token: string;
  /** The note they write in: what they typed so far, and how much of it the server has said it has. */
  readonly note: { readonly id: () => string; readonly typed: () => string; readonly savedCharacters: () => number };
  readonly texts: readonly Text[];
  /** Orders they have paid. */
  readonly paid: readonly string[];
  act(action: Action): Promise<void>;
  /** Does things of a day, with pauses, and keeps the stream of an open page, until told to end. */
  live(signal: AbortSignal): Promise<void>;
  ask(path: string, body: object): Promise<Told>;
};

type Parts = { name: string; token: string; seed: number; fleet: ServerFleet; record: LoadRecord; pay(orderId: string): Promise<unknown> };

export function createDayPerson({ name, token, seed, fleet, record, pay }: Parts): DayPerson {
  const random = seededRandom(seed);
  const headers = { "content-type": "application/json", authorization: token };
  const texts: Text[] = [];
  const paid: string[] = [];
  const doc = new Y.Doc();
  const typing = new Y.XmlText();
  const made: Uint8Array[] = [];
  let [noteId, epoch, seq, typed, saved, requests] = ["", 1, 0, "", 0, 0];
  /** Of this person: as good as drawn, and the same in every run. */
  const nextRequestId = () => {
    requests += 1;
    return `00000000-0000-4000-8000-${String(requests).padStart(12, "0")}`;
  };

  /** As the page: what is not answered is asked again, of another process. Repeats change nothing. */
  async function ask(path: string, body: object): Promise<Told> {
    const until = performance.now() + GIVE_UP_MS;
    while (performance.now() < until) {
      try {
        const answer = await fleet.next().request({ path, method: "POST", headers, body: JSON.stringify(body) });
        const told = (await answer.body.json()) as Told;
        if (answer.statusCode < 500) {
          record.answered();
          return told;
        }
        record.failed(`${path} ${answer.statusCode}`);
      } catch {
        record.failed(`${path} no answer`);
      }
      await sleep(RETRY_MS);
    }
    throw new Error(`${path} was not answered in ${GIVE_UP_MS / 1000} s`);
  }
  const good = async (path: string, body: object) => {
    const { code, data } = await ask(path, body);
    if (code !== 0) throw new Error(`${path} was refused with ${code}: ${JSON.stringify(data)}`);
    return data;
  };
  const timed = async <T>(wait: Parameters<LoadRecord["took"]>[0], work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const result = await work();
    record.took(wait, performance.now() - began);
    return result;
  };

  async function openNote(): Promise<void> {
    const created = await good("/api/note/create", { title: `${name} 的笔记`, requestId: nextRequestId() });
    noteId = String(created["noteId"]);
    const opened = await good("/api/document/open", { documentId: noteId });
    epoch = Number(opened["epoch"]);
    Y.applyUpdate(doc, Buffer.from(String(opened["update"]), "base64"));
    doc.on("update", (update: Uint8Array) => made.push(update));
    const paragraph = new Y.XmlElement("paragraph");
    documentRoots(doc).body.push([paragraph]);
    paragraph.insert(0, [typing]);
  }

  /** Follows a text to its end over as many connections as it takes. */
  async function watch(text: Text, began: number): Promise<void> {
    let isFirst = true;
    while (text.status === "") {
      if (performance.now() - began > GIVE_UP_MS) throw new Error(`${text.generationId} did not end in ${GIVE_UP_MS / 1000} s`);
      try {
        const body = JSON.stringify({ generationId: text.generationId, after: text.seen.length });
        const answer = await fleet.next().request({ path: "/api/ai/stream", method: "POST", headers, body });
        for await (const { event, id, data } of eventsOf(answer.body)) {
          if (event === "delta") {
            if (isFirst) record.took("first word", performance.now() - began);
            isFirst = false;
            text.seen = text.seen.slice(0, id - String(data["text"]).length) + String(data["text"]);
          }
          if (event === "done") text.status = String(data["status"]);
        }
      } catch {
        record.failed("/api/ai/stream broke");
      }
      if (text.status === "") await sleep(RETRY_MS);
    }
    record.answered();
  }

  const actions: Readonly<Record<Action, () => Promise<void>>> = {
    browse: () =>
      timed("browse", async () => {
        await good("/api/work/list", {});
        await good("/api/scene/get", { sceneType: "weeklyReport" });
        await good("/api/user/getCounter", {});
      }),
    async edit() {
      if (noteId === "") await openNote();
      for (let key = 0; key < KEYS_OF_A_BURST; key += 1) {
        const words = WORDS.slice(0, 3 + Math.floor(random() * 10));
        typing.insert(typing.length, words);
        typed += words;
        const update = Buffer.from(Y.mergeUpdates(made.splice(0))).toString("base64");
        const body = { documentId: noteId, epoch, clientId: String(doc.clientID), seq: seq++, update };
        await timed("edit", () => good("/api/document/update", body));
        saved = typed.length;
        await sleep(KEY_PAUSE_MS * random());
      }
    },
    async write() {
      const began = performance.now();
      const body = { kind: "scene", input: { sceneType: "weeklyReport", fields: FIELDS }, requestId: nextRequestId() };
      const { generationId } = await good("/api/ai/start", body);
      const text = { generationId: String(generationId), seen: "", status: "" };
      texts.push(text);
      await watch(text, began);
    },
    async export() {
      const done = texts.find(({ status }) => status === "done");
      if (done === undefined) return actions.write();
      await timed("export", async () => {
        const { url } = await good("/api/ai/export", { generationId: done.generationId, format: "docx" });
        const file = await fleet
          .next()
          .request({ path: String(url), method: "GET" })
          .catch(() => null);
        if (file === null || file.statusCode !== 200) record.failed("/files no file");
        await file?.body.dump();
      });
    },
    pay: () =>
      timed("pay", async () => {
        const { outOrderId } = await good("/api/pay/v3/nativepay", { goodsId: "pack1", requestId: nextRequestId() });
        await pay(String(outOrderId));
        paid.push(String(outOrderId));
        while ((await good("/api/pay/v3/queryOrderStatus", { outOrderId }))["orderStatus"] === 1) await sleep(RETRY_MS);
      }),
  };

  /** An open page always follows how things stand. */
  async function keepPageOpen(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        const answer = await fleet.next().request({ path: "/api/user/stream", method: "POST", headers, body: "{}", signal });
        for await (const _ of answer.body) if (signal.aborted) break;
      } catch {
        if (!signal.aborted) record.failed("/api/user/stream broke");
      }
      await sleep(RETRY_MS * (1 + random()));
    }
  }

  return {
    token,
    note: { id: () => noteId, typed: () => typed, savedCharacters: () => saved },
    texts,
    paid,
    ask,
    act: (action) => actions[action](),
    async live(signal) {
      const page = keepPageOpen(signal);
      // People come one after the other, not in one moment.
      await sleep(THINK_MS * random(), undefined, { signal }).catch(() => undefined);
      while (!signal.aborted) {
        await actions[chooseAction(random())]();
        // Pauses between things people do are exponential.
        await sleep(-Math.log(1 - random()) * THINK_MS, undefined, { signal }).catch(() => undefined);
      }
      await page;
    },
  };
}

function chooseAction(drawn: number): Action {
  let left = drawn * 100;
  for (const [action, share] of Object.entries(DAY)) {
    left -= share;
    if (left < 0) return action as Action;
  }
  return "browse";
}

async function* eventsOf(body: AsyncIterable<Buffer>): AsyncGenerator<{ event: string; id: number; data: Record<string, unknown> }> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const bytes of body) {
    rest += decoder.decode(bytes, { stream: true });
    const frames = rest.split("\n\n");
    rest = frames.pop() ?? "";
    for (const frame of frames) {
      const lines = Object.fromEntries(
        frame.split("\n").map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
      );
      if (lines["event"] !== undefined) yield { event: lines["event"], id: Number(lines["id"]), data: JSON.parse(lines["data"] ?? "{}") };
    }
  }
}
