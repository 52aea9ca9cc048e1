import { STREAM_COALESCE_MS } from "@tangleaf/contract";
import { describe, expect, it } from "vitest";
import { createManualClock } from "../../../testing/manual-clock.ts";
import { createPulse } from "./pulse.ts";

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe("the pulse", () => {
  it("sends at once after a pause, then everything that was marked together, each once", async () => {
    const clock = createManualClock();
    const pulse = createPulse(clock);
    const sent: string[] = [];
    const [one, two] = [() => void sent.push("one"), () => void sent.push("two")];
    pulse.mark(one);
    expect(sent).toEqual(["one"]);
    await turn();
    for (let n = 0; n < 3; n++) {
      pulse.mark(two);
      pulse.mark(one);
    }
    await clock.advance(STREAM_COALESCE_MS - 1);
    expect(sent).toEqual(["one"]);
    await clock.advance(1);
    expect(sent).toEqual(["one", "two", "one"]);
    await turn();
    await clock.advance(STREAM_COALESCE_MS);
    pulse.mark(two);
    expect(sent).toEqual(["one", "two", "one", "two"]);
  });

  it("waits as long as the last pass took, so that sending is at most half of the work", async () => {
    const clock = createManualClock();
    const pulse = createPulse(clock);
    let sent = 0;
    const tookMs = 4 * STREAM_COALESCE_MS;
    const slow = () => {
      sent++;
      clock.jumpTo(clock.now() + tookMs);
    };
    pulse.mark(slow);
    await turn();
    pulse.mark(slow);
    await clock.advance(tookMs - 1);
    expect(sent).toBe(1);
    await clock.advance(1);
    expect(sent).toBe(2);
  });

  it("takes before it sends, so that what came goes out in the same pass", async () => {
    const clock = createManualClock();
    const pulse = createPulse(clock);
    const order: string[] = [];
    const send = () => void order.push("sent");
    const take = () => {
      order.push("taken");
      pulse.mark(send);
    };
    pulse.markTake(take);
    expect(order).toEqual(["taken", "sent"]);
    await turn();
    pulse.mark(send);
    pulse.markTake(take);
    await clock.advance(STREAM_COALESCE_MS);
    expect(order).toEqual(["taken", "sent", "taken", "sent"]);
  });

  it("goes on where one of them fails", async () => {
    const clock = createManualClock();
    const pulse = createPulse(clock);
    const fail = () => {
      throw new Error("broken");
    };
    expect(() => pulse.mark(fail)).toThrow("broken");
    await turn();
    let sent = 0;
    pulse.mark(() => sent++);
    await clock.advance(STREAM_COALESCE_MS);
    expect(sent).toBe(1);
  });
});
