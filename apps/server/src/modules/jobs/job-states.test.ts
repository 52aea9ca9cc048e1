import { JOB_STATUSES, JOB_STEP_STATUSES } from "@tangleaf/contract";
import { describe, expect, it } from "vitest";
import { jobStepRow } from "../../testing/rows.ts";
import { advance, type StepState } from "./advance.ts";
import { INTERRUPTIONS_MAX, RETRY_PAUSES_MS } from "./constants.ts";
import { outcomeOf } from "./end-step.ts";
import { isFinal, JOB_STATES, STEP_STATES } from "./job-states.ts";

const step = (name: string, status: StepState["status"], needs: string[] = [], tokens: Partial<StepState> = {}): StepState => ({
  name,
  status,
  needs,
  capTokens: 0,
  chargedTokens: 0,
  ...tokens,
});

describe("the tables of states", () => {
  it("lead nowhere from a state that is final, and out of every other", () => {
    expect(JOB_STATUSES.filter(isFinal)).toEqual(["done", "stopped", "failed"]);
    for (const status of JOB_STATUSES) if (!isFinal(status)) expect(JOB_STATES[status].stop).toBe("stopped");
    const ends = JOB_STEP_STATUSES.filter((status) => Object.keys(STEP_STATES[status]).length === 0);
    expect(ends).toEqual(["done", "stopped", "skipped"]);
  });

  it("let no step begin while its job is paused or over", () => {
    expect(JOB_STATUSES.filter((status) => JOB_STATES[status].begin !== undefined)).toEqual(["queued", "running"]);
  });
});

describe("a job advances", () => {
  it("to the steps all of whose needs are done", () => {
    const steps = [step("a", "done"), step("b", "running"), step("c", "waiting", ["a"]), step("d", "waiting", ["a", "b"])];
    expect(advance("running", steps)).toMatchObject({ ready: ["c"], status: "running", pausedReason: null });
  });

  it("to its end once every step is done, paused or not", () => {
    for (const status of ["running", "paused"] as const) expect(advance(status, [step("a", "done")]).status).toBe("done");
  });

  it("to a pause once failed steps are all that is left, not before", () => {
    const stuck = [step("a", "failed"), step("b", "waiting", ["a"]), step("c", "done")];
    expect(advance("running", stuck)).toMatchObject({ status: "paused", pausedReason: "stepFailed" });
    expect(advance("running", [...stuck, step("d", "running")])).toMatchObject({ status: "running", pausedReason: null });
    expect(advance("running", [...stuck, step("d", "ready")])).toMatchObject({ status: "running", pausedReason: null });
    // Its owner's pause stays what it is.
    expect(advance("paused", stuck)).toMatchObject({ status: "paused", pausedReason: null });
  });

  it("nowhere once it has ended", () => {
    expect(advance("failed", [step("a", "done"), step("b", "skipped", ["a"])])).toMatchObject({ ready: [], status: "failed" });
  });

  it("after a stop only with what was left waiting, once the texts it needs have ended", () => {
    const steps = [step("a", "stopped"), step("b", "waiting", ["a"]), step("c", "skipped", ["a"]), step("d", "running")];
    expect(advance("stopped", [...steps, step("e", "waiting", ["d"])])).toMatchObject({ ready: ["b"], status: "stopped" });
  });

  it("and counts with the most that open steps may cost, with what was charged for the others", () => {
    const steps = [
      step("a", "done", [], { chargedTokens: 240 }),
      step("b", "running", [], { capTokens: 300, chargedTokens: 100 }),
      step("c", "ready", [], { capTokens: 300, chargedTokens: 50 }),
      step("d", "ready", [], { chargedTokens: 7 }),
    ];
    expect(advance("running", steps).committedTokens).toBe(240 + 300 + 300 + 7);
  });
});

describe("a step whose attempt ends", () => {
  const running = jobStepRow({ job_id: "j", name: "a", user_id: "u", status: "running" });
  const at = { jobEnded: false, now: 1000 };

  it("with a fault is tried again after each of the pauses, then stays failed", () => {
    const outcomes = [...RETRY_PAUSES_MS, null].map((pauseMs, attempts) => ({
      pauseMs,
      outcome: outcomeOf({ ...running, attempts }, { type: "fault", reason: "model.failed" }, at),
    }));
    for (const { pauseMs, outcome } of outcomes) {
      if (pauseMs === null) expect(outcome).toMatchObject({ status: "failed", error: "model.failed" });
      else expect(outcome).toMatchObject({ status: "ready", due_at: at.now + pauseMs });
    }
  });

  it("with its process is taken up again at once, but not by one process after the other for ever", () => {
    const end = { type: "interrupted" } as const;
    expect(outcomeOf(running, end, at)).toMatchObject({ status: "ready", due_at: at.now, attempts: 0, interruptions: 1 });
    expect(outcomeOf({ ...running, interruptions: INTERRUPTIONS_MAX }, end, at)).toMatchObject({ status: "failed" });
  });

  it("after its job has ended is stopped, unless it is done", () => {
    const ended = { jobEnded: true, now: 1 };
    const text = { ...running, type: "generation" } as const;
    expect(outcomeOf(text, { type: "interrupted" }, ended).status).toBe("stopped");
    expect(outcomeOf(text, { type: "fault", reason: "model.failed" }, ended).status).toBe("stopped");
    expect(outcomeOf(text, { type: "done", result: null }, ended).status).toBe("done");
  });

  it("after its job has ended is tried again where it is code, which is there to keep what was written", () => {
    const ended = { jobEnded: true, now: 1 };
    const code = { ...running, type: "code" } as const;
    expect(outcomeOf(code, { type: "interrupted" }, ended).status).toBe("ready");
    expect(outcomeOf(code, { type: "fault", reason: "server.fault" }, ended).status).toBe("ready");
  });
});
