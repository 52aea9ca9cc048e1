import { Writable } from "node:stream";
import { CHECKPOINT_MS } from "@tangleaf/contract";
import { beforeAll, expect, it } from "vitest";
import type { OpenedDatabase } from "../../db/opened-database.ts";
import { createLog } from "../../platform/log.ts";
import { createManualClock, type ManualClock } from "../../testing/manual-clock.ts";
import { describeOnEachDatabase } from "../../testing/test-database.ts";
import { type ActiveRun, createActiveRun } from "./active-run.ts";
import { createCheckpointer } from "./checkpointer.ts";
import { CHECKPOINT_TICK_MS } from "./constants.ts";
import { beginWriting } from "./run.repo.ts";
import { createTestGenerations, weeklyReport } from "./testing/create-test-generations.ts";
import { refuseTexts } from "./testing/refuse-rows.ts";

describeOnEachDatabase("checkpoints of several runs", (open, kind) => {
  let opened: OpenedDatabase;
  let runs: ActiveRun[];
  beforeAll(async () => {
    opened = await open();
    await refuseTexts(opened, "§");
  });

  async function begin(count: number): Promise<void> {
    const module = await createTestGenerations({ opened, runs: false });
    const ids: string[] = [];
    for (let n = 0; n < count; n++) {
      const { generationId } = await module.generations.start({ userId: await module.user(), request: weeklyReport() });
      ids.push(generationId);
    }
    // Its sweep ends what processes it does not know are writing.
    await module.generations.close();
    runs = [];
    for (const id of ids) {
      const [row] = await beginWriting(opened.db, { ids: [id], owner: "me", now: 1 });
      if (row === undefined) throw new Error("not claimed");
      runs.push(createActiveRun(row, 1));
    }
  }

  async function stored(): Promise<string[]> {
    const texts = new Map((await opened.db.selectFrom("generation").select(["id", "text"]).execute()).map(({ id, text }) => [id, text]));
    return runs.map(({ row }) => texts.get(row.id) ?? "");
  }

  /** The stored texts one tick later: a checkpoint that failed is tried again then. */
  async function storedAtNextTick(clock: ManualClock): Promise<string[]> {
    await clock.advance(CHECKPOINT_TICK_MS);
    return stored();
  }

  // PostgreSQL has no way to hold a null character; SQLite keeps it.
  it.each(kind === "postgres" ? ["§", "\u0000"] : ["§"])(
    "go on while one of them is refused for %j, which is named and ends",
    async (bad) => {
      await begin(12);
      const lines: string[] = [];
      const destination = keepIn(lines);
      const checkpointer = createCheckpointer({
        db: opened.db,
        clock: createManualClock(),
        log: createLog({ level: "info", destination }),
        runs: () => runs,
      });
      for (const [n, run] of runs.entries()) run.text = n === 7 ? `坏${bad}` : `第${n}篇`;
      checkpointer.soon();
      await expect.poll(stored).toEqual(runs.map((_, n) => (n === 7 ? "" : `第${n}篇`)));
      await expect.poll(() => runs[7]?.aborted).toBe("refused");
      expect(runs.filter(({ aborted }) => aborted !== null)).toHaveLength(1);
      expect(lines).toHaveLength(1);
      expect(JSON.parse(lines[0] ?? "")).toMatchObject({ generationId: runs[7]?.row.id, msg: "the database refuses a text; its run ends" });
      expect(lines[0]).not.toContain("坏");
      // The next round does not try it again.
      for (const run of runs) run.text += "，还有";
      checkpointer.soon();
      await expect.poll(stored).toEqual(runs.map((_, n) => (n === 7 ? "" : `第${n}篇，还有`)));
      expect(lines).toHaveLength(1);
      checkpointer.close();
    },
  );

  it("are made within the promised time without being asked for", async () => {
    await begin(1);
    const clock = createManualClock();
    const log = createLog({ level: "info", destination: keepIn([]) });
    const checkpointer = createCheckpointer({ db: opened.db, clock, log, runs: () => runs });
    for (const run of runs) run.text = "写了";
    await clock.advance(CHECKPOINT_MS);
    await expect.poll(() => storedAtNextTick(clock), { message: "nothing was stored" }).toEqual(["写了"]);
    checkpointer.close();
  });

  it("hold what has come of each text, also where it waits to be taken", async () => {
    await begin(120);
    const clock = createManualClock();
    const log = createLog({ level: "info", destination: keepIn([]) });
    const checkpointer = createCheckpointer({ db: opened.db, clock, log, runs: () => runs });
    for (const [n, run] of runs.entries())
      run.takeWaiting = () => {
        run.text = `第${n}篇`;
      };
    checkpointer.soon();
    await expect.poll(() => storedAtNextTick(clock), { message: "not all texts were stored" }).toEqual(runs.map((_, n) => `第${n}篇`));
    checkpointer.close();
  });

  it("a run that is ended takes what has come first", async () => {
    await begin(1);
    const [run] = runs;
    if (run === undefined) throw new Error("no run");
    const seen: (string | null)[] = [];
    run.takeWaiting = () => void seen.push(run.aborted);
    run.abort("stop");
    expect(seen).toEqual([null]);
  });

  it("try again later, all together, while the database is away", async () => {
    await begin(3);
    const clock = createManualClock();
    const lines: string[] = [];
    const destination = keepIn(lines);
    const away = await open();
    // A database nobody has asked anything opens at the first question, also after it was closed.
    await away.db.selectFrom("generation").select("id").execute();
    await away.db.destroy();
    const checkpointer = createCheckpointer({ db: away.db, clock, log: createLog({ level: "info", destination }), runs: () => runs });
    for (const run of runs) run.text = "写了";
    checkpointer.soon();
    await expect.poll(() => lines.length).toBe(1);
    expect(lines[0]).toContain("checkpoint failed");
    expect(runs.map(({ aborted }) => aborted)).toEqual([null, null, null]);
    checkpointer.close();
  });
});

function keepIn(lines: string[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
}
