import { LIMITS, type OutputOf, type ReasonCode, type sourceSearchApi, WEB_SEARCH_PAGE_SIZE, WEB_SEARCH_TOKENS } from "@tangleaf/contract";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { shanghaiDay, startOfShanghaiDay } from "../../platform/shanghai-day.ts";
import { WebSearchError, type WebSearchFault } from "../../ports/web-search.ts";
import type { Db } from "../metering/metering.ts";
import { assertSameRequest, requestHash } from "../request-hash.ts";
import type { WebPageOptions } from "./options.ts";
import { requireOpenUser } from "./web-pages.repo.ts";
import type { WebPages } from "./web-pages.ts";

const SECOND_MS = 1000;
/** What is told where a service names no time. */
const WAIT_DEFAULT_MS = 30_000;
const REASONS: Readonly<Record<WebSearchFault, ReasonCode>> = {
  unavailable: "webSearch.unavailable",
  badAnswer: "webSearch.unavailable",
  timeout: "webSearch.timeout",
  limited: "webSearch.limited",
};
const HAN = /\p{Script=Han}/u;

type Found = OutputOf<typeof sourceSearchApi.search>;

/** Asks the service, and charges for what it found. The charge comes last: what fails before it is free. */
export async function searchWeb(options: WebPageOptions, input: Parameters<WebPages["search"]>[0]): Promise<Found> {
  const { db, metering, webSearch } = options;
  const { userId, noteId, q, page, requestId, signal } = input;
  if (webSearch === null) throw new AppError("webSearch.off");
  const hash = requestHash("webSearch", { noteId, q, page });
  const made = await metering.findCharge({ userId, requestId });
  if (made !== undefined) assertSameRequest(made, hash);
  // Nobody is asked in the name of somebody who could not pay for the answer; the charge itself decides.
  else {
    await requireBalance(options, userId);
    await requireSearchLeft(options, userId);
  }
  const query = { q, language: HAN.test(q) ? "zh" : "en", count: WEB_SEARCH_PAGE_SIZE, page, signal } as const;
  const list = await webSearch.search(query).catch((error: unknown) => {
    throw error instanceof WebSearchError ? asAppError(error) : error;
  });
  if (list.length === 0) return { list, charged: 0 };
  const charged = await inTransaction(db, async (trx) => {
    await requireOpenUser(trx, userId);
    const before = await metering.findCharge({ userId, requestId }, trx);
    if (before !== undefined) {
      assertSameRequest(before, hash);
      return 0;
    }
    // Those that were asked at the same moment have passed the first look together.
    await requireSearchLeft(options, userId, trx);
    const price = { kind: "webSearch", subject: noteId, title: q, characters: 0, tokens: WEB_SEARCH_TOKENS } as const;
    return (await metering.charge({ userId, ...price, requestId, requestHash: hash }, trx)).charged;
  });
  return { list, charged };
}

async function requireBalance({ metering }: WebPageOptions, userId: string): Promise<void> {
  const { unLimitPlan, balanceToken } = await metering.counter(userId);
  if (!unLimitPlan.isUnLimit && balanceToken < WEB_SEARCH_TOKENS) throw new AppError("balance.short", { params: { balanceToken } });
}

/** Throws webSearch.tooMany once the day's searches are made. */
async function requireSearchLeft({ metering, clock, variant, db }: WebPageOptions, userId: string, trx: Db = db): Promise<void> {
  const now = clock.now();
  const today = shanghaiDay(now);
  const { level } = await metering.levelOf(userId, trx);
  const limit = LIMITS[variant][level].webSearchesADay;
  const made = await metering.countCharges({ userId, kind: "webSearch", since: startOfShanghaiDay(today) }, trx);
  if (made < limit) return;
  const waitSeconds = Math.ceil((startOfShanghaiDay(today + 1) - now) / SECOND_MS);
  throw new AppError("webSearch.tooMany", { waitSeconds, params: { limit } });
}

function asAppError({ fault, waitMs, message }: WebSearchError): AppError {
  const details = fault === "limited" ? { waitSeconds: Math.ceil((waitMs ?? WAIT_DEFAULT_MS) / SECOND_MS) } : {};
  return new AppError(REASONS[fault], details, `web search: ${message}`);
}
