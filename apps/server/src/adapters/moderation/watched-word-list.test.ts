import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { createManualClock } from "../../testing/manual-clock.ts";
import { watchWordList } from "./watched-word-list.ts";

const folder = mkdtempSync(join(tmpdir(), "tangleaf-words-"));
afterAll(() => rmSync(folder, { recursive: true }));
const LOOK_MS = 5000;

test("a list is read anew when its file comes, changes, or goes; what is wrong in it is named with its line, and what is open goes on", async () => {
  const [file, shipped] = [join(folder, "words.txt"), join(folder, "shipped.txt")];
  writeFileSync(shipped, "自带词");
  const clock = createManualClock();
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const moderation = watchWordList({ file, shipped, clock, log });
  expect(moderation.check("自带词").action).toBe("block");

  writeFileSync(file, "新词\n坏行 | a | bann");
  await clock.advance(LOOK_MS);
  expect(moderation.check("新词").action).toBe("block");
  expect(moderation.check("自带词").action).toBe("pass");
  expect(log.warn.mock.lastCall?.[0]).toMatchObject({ line: 2, problem: "action", text: "坏行 | a | bann" });

  const open = moderation.open();
  writeFileSync(file, "更新的词");
  await clock.advance(LOOK_MS);
  expect(moderation.check("更新的词").action).toBe("block");
  expect(open.push("新词").blocked).toBe("general");

  rmSync(file);
  mkdirSync(file);
  await clock.advance(LOOK_MS);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(moderation.check("更新的词").action).toBe("block");

  rmSync(file, { recursive: true });
  await clock.advance(LOOK_MS);
  expect(moderation.check("自带词").action).toBe("block");
});
