import type { CDPSession, Page } from "playwright-core";
import { percentile } from "../../apps/server/src/testing/percentile.ts";

const FRAME_MS = 1000 / 60;
/** An interval longer than this held back a frame that was due. */
const DROPPED_FROM_FRAMES = 1.5;
/** Each tenth turn goes back. */
const BACK_EVERY = 10;

export type Scrolled = { readonly p95: number; readonly dropped: number; readonly frames: number };

/** Turns of the wheel over a point of the page, one a frame, and the frames the main thread showed meanwhile. */
export async function scrollSteadily(
  page: Page,
  { turns, turnPx, over }: { turns: number; turnPx: number; over: { x: number; y: number } },
): Promise<Scrolled> {
  await page.mouse.move(over.x, over.y);
  return framesWhile(page, async () => {
    for (let turn = 0; turn < turns; turn += 1) {
      await page.mouse.wheel(0, turn % BACK_EVERY === BACK_EVERY - 1 ? -turnPx : turnPx);
      await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
    }
  });
}

/** A finger that pushes the page up several times, as on a phone, and the frames the main thread showed meanwhile. */
export async function scrollByTouch(
  page: Page,
  session: CDPSession,
  { times, byPx, pxASecond, from }: { times: number; byPx: number; pxASecond: number; from: { x: number; y: number } },
): Promise<Scrolled> {
  return framesWhile(page, async () => {
    for (let time = 0; time < times; time += 1) {
      const gesture = { ...from, yDistance: -byPx, speed: pxASecond, gestureSourceType: "touch", preventFling: true } as const;
      await session.send("Input.synthesizeScrollGesture", gesture);
    }
  });
}

async function framesWhile(page: Page, scroll: () => Promise<void>): Promise<Scrolled> {
  await page.evaluate(() => {
    const seen = { times: [] as number[], isOver: false };
    const frame = (time: number) => {
      seen.times.push(time);
      if (!seen.isOver) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    Object.assign(globalThis, { framesSeen: seen });
  });
  await scroll();
  const times = (await page.evaluate("framesSeen.isOver = true, framesSeen.times")) as number[];
  const intervals = times.slice(1).map((time, n) => time - (times[n] ?? time));
  const late = intervals.filter((interval) => interval > DROPPED_FROM_FRAMES * FRAME_MS);
  const dropped = late.reduce((sum, interval) => sum + Math.round(interval / FRAME_MS) - 1, 0);
  return { p95: percentile(intervals, 0.95), dropped, frames: intervals.length + dropped };
}

export const describeScrolled = ({ p95, dropped, frames }: Scrolled) => `${dropped} of ${frames} frames dropped, p95 ${p95.toFixed(0)} ms`;
