import type { Essay, JobEvent, JobStatus } from "@tangleaf/contract";
import type { NodeJson } from "@tangleaf/document/model";
import { vi } from "vitest";
import { okAnswer, sampleBaseInfo, sampleUser } from "#lib/testing/server-answers.ts";

/** Events of a stream, sent when a test says so. */
export function createEvents() {
  const opened: ReadableStreamDefaultController<Uint8Array>[] = [];
  const bytes = new TextEncoder();
  let all = "";
  return {
    response: () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          opened.push(controller);
          if (all !== "") controller.enqueue(bytes.encode(all));
        },
      });
      return new Response(body, { headers: { "content-type": "text/event-stream" } });
    },
    send({ event, id, data }: { event: string; id: number; data: unknown }) {
      const text = `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
      all += text;
      for (const one of opened) {
        try {
          one.enqueue(bytes.encode(text));
        } catch {
          // Nobody listens any more.
        }
      }
    },
  };
}

/** Answers the calls of the page; what was asked is in `sent`. */
export function createEssayServer({ level = "vip" as "free" | "vip", wait = 0, builtin = false, fullText = true } = {}) {
  const jobs = createEvents();
  const texts = new Map<string, ReturnType<typeof createEvents>>();
  const answers = new Map<string, (input: Record<string, unknown>) => unknown>();
  const server = {
    jobId: null as string | null,
    integrityAt: null as string | null,
    sent: [] as [path: string, input: Record<string, unknown>][],
    answers,
    textOf: (generationId: string) => {
      const known = texts.get(generationId) ?? createEvents();
      texts.set(generationId, known);
      return known;
    },
    tell: (id: number, data: Extract<JobEvent, { event: "job" }>["data"]) => jobs.send({ event: "job", id, data }),
    end: (id: number, status: JobStatus) => jobs.send({ event: "done", id, data: { status } }),
    inputOf: (path: string) => server.sent.findLast(([asked]) => asked === path)?.[1],
  };
  const known: Record<string, (input: Record<string, unknown>) => unknown> = {
    "/api/user/info": () => sampleUser({ level }),
    "/api/user/getCounter": () => ({
      unLimitPlan: { isUnLimit: false, planLable: "", expiredAt: null },
      balanceToken: 8000,
      balanceTokenStr: "8,000",
      expireAt: null,
      balance: {},
      grants: [],
      isExpired: false,
      balanceDays: 30,
      freeWaitSeconds: wait,
    }),
    "/api/agreement/baseInfo": () =>
      sampleBaseInfo({
        models: [{ name: "m1", label: "模型一", isDefault: true, builtin, price: 1 }],
        features: { pay: true, essayFullText: fullText },
      }),
    "/api/essay/get": () => ({
      ...ESSAY,
      integrityAt: server.integrityAt,
      job: server.jobId === null ? null : { jobId: server.jobId, status: "running", done: 0, total: 2, sections: [] },
    }),
    "/api/reference/list": () => ({ edition: "2015", system: "numbers", list: [], canSearch: false }),
    "/api/document/versions": () => ({ total: 0, list: [] }),
    "/api/essay/ledger": () => ({ version: 0, entries: [] }),
    "/api/essay/update": ({ integrityAccepted }) => {
      if (integrityAccepted === true) server.integrityAt = "2026-06-01T05:00:00Z";
      return { outlineVersion: null };
    },
    "/api/essay/write": () => {
      server.jobId = "j1";
      return { jobId: "j1", quote: { tokens: 1000, maxTokens: 1200, steps: 2 } };
    },
  };
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    const input = JSON.parse(String(init?.body)) as Record<string, unknown>;
    server.sent.push([String(path), input]);
    if (path === "/api/job/stream") return jobs.response();
    if (path === "/api/ai/stream") return server.textOf(String(input["generationId"])).response();
    const answer = answers.get(String(path)) ?? known[String(path)] ?? (() => ({}));
    const data = answer(input);
    return data instanceof Response ? data : Response.json(okAnswer(data));
  });
  return server;
}

const ESSAY = {
  essayId: "e1",
  stage: "content",
  title: "深度阅读",
  level: "undergraduate",
  language: "zh",
  length: 8000,
  charCnt: 0,
  paragraphs: { done: 0, total: 2 },
  createdAt: "2026-06-01T04:00:00Z",
  updatedAt: "2026-06-01T04:00:00Z",
  major: "",
  topic: "",
  keywords: [],
  material: "",
  titleGenerations: [],
  outlines: [],
  abstracts: null,
  version: 1,
  job: null,
  outline: [],
} satisfies Partial<Essay> as unknown as Essay;

export const heading = (id: string, title: string, level: number, attrs: Record<string, string | number> = {}): NodeJson => ({
  type: "heading",
  attrs: { level, id, ...attrs },
  content: [{ type: "text", text: title }],
});
export const words = (text: string): NodeJson => ({ type: "paragraph", content: [{ type: "text", text }] });
