import { IDEA_PACE, LIMITS } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import { shanghaiDay, startOfShanghaiDay } from "../../platform/shanghai-day.ts";
import type { Db } from "../metering/metering.ts";
import { freeStartsSince } from "./generation.repo.ts";
import type { GenerationOptions } from "./options.ts";

const SECOND_MS = 1000;

/** Bounds what costs nothing, under the user's lock. Throws expand.tooOften and expand.tooManyToday, with the seconds to wait. */
export async function checkPace(deps: Pick<GenerationOptions, "clock" | "metering" | "variant">, trx: Db, userId: string): Promise<void> {
  const now = deps.clock.now();
  const today = shanghaiDay(now);
  const everyMs = IDEA_PACE.everySeconds * SECOND_MS;
  const windowMs = IDEA_PACE.withinSeconds * SECOND_MS;
  const { level } = await deps.metering.levelOf(userId, trx);
  const max = LIMITS[deps.variant][level].dailyIdeas;
  // Another process may be a little ahead; what seems to come much later was asked before the clock was set back.
  const starts = (await freeStartsSince(trx, userId, Math.min(startOfShanghaiDay(today), now - windowMs))).filter(
    (at) => at <= now + everyMs,
  );
  if (starts.filter((at) => at >= startOfShanghaiDay(today)).length >= max) {
    throw new AppError("expand.tooManyToday", { waitSeconds: secondsUntil(startOfShanghaiDay(today + 1), now), params: { max } });
  }
  const [last] = starts;
  const oldest = starts[IDEA_PACE.most - 1];
  const next = Math.max(last === undefined ? 0 : last + everyMs, oldest === undefined ? 0 : oldest + windowMs);
  const waitSeconds = secondsUntil(next, now);
  if (waitSeconds > 0) throw new AppError("expand.tooOften", { waitSeconds, params: { waitSeconds } });
}

const secondsUntil = (at: number, now: number): number => Math.max(0, Math.ceil((at - now) / SECOND_MS));
