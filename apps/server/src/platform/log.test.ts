import { describe, expect, test } from "vitest";
import { createLog } from "./log.ts";

const SECRET = "s3cret-value";

function captured(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({ level: "trace", destination: { write: (line: string) => void lines.push(line) } }));
  return lines.join("");
}

describe("log", () => {
  test("credentials and people's texts are hidden, however they come in", () => {
    const out = captured((log) => {
      log.info({ token: SECRET, password: SECRET, ticket: SECRET, prompt: SECRET, text: SECRET });
      log.info({ req: { headers: { authorization: SECRET, cookie: SECRET, "set-cookie": SECRET } } });
      log.info({ body: { input: { fields: { job: SECRET } }, selection: SECRET } });
      log.child({ apiKey: SECRET, token: SECRET }).info({ models: [{ apiKey: SECRET }], task: { text: SECRET, instruction: SECRET } });
    });
    expect(out).toContain("[hidden]");
    expect(out).not.toContain(SECRET);
  });

  test("an error keeps its message, code and stack, and loses what drivers hang on it", () => {
    const error = Object.assign(new Error("duplicate key"), { code: "23505", detail: SECRET, parameters: [SECRET], query: SECRET });
    const out = captured((log) => log.error({ err: new Error("could not save", { cause: error }) }, "call failed"));
    expect(out).not.toContain(SECRET);
    expect(JSON.parse(out)).toMatchObject({ msg: "call failed", err: { message: "could not save", cause: { code: "23505" } } });
  });

  test("a full disk is told once a minute, with how many lines it stood for, and hides nothing else", () => {
    let now = 0;
    const lines: string[] = [];
    const log = createLog({ level: "info", destination: { write: (line) => void lines.push(line) }, now: () => now });
    const full = Object.assign(new Error("write failed"), { code: "ENOSPC" });
    for (let i = 0; i < 1000; i++) log.child({ lane: i }).error({ err: full, id: `r${i}` }, "call failed");
    log.error({ err: new Error("another") }, "call failed");
    now = 60_000;
    log.error({ err: new Error("could not save", { cause: full }) }, "checkpoint failed");
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: "storage is full: call failed", id: "r0", linesLeftOut: 0, err: { code: "ENOSPC" } },
      { msg: "call failed", err: { message: "another" } },
      { msg: "storage is full: checkpoint failed", linesLeftOut: 999 },
    ]);
  });
});
