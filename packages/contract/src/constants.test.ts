import { expect, test } from "vitest";
import { NPS } from "./advice.ts";
import {
  CALL_TIMEOUT_MS,
  CHARACTERS_PER_SOURCE_TOKEN,
  DAILY_GIFT_VALID_DAYS,
  INVITE_COOKIE_DAYS,
  LOGIN_POLL_MS,
  MESSAGE_CHECK_MS,
  SOURCE_LEAST_TOKENS,
  VERIFY_COOKIE_DAYS,
} from "./constants.ts";

// Those that no other test holds by what comes of them.
test("the numbers people are promised, and clients count on, are these", () => {
  expect({ daily: DAILY_GIFT_VALID_DAYS, invite: INVITE_COOKIE_DAYS, verify: VERIFY_COOKIE_DAYS }).toEqual({
    daily: 7,
    invite: 30,
    verify: 365,
  });
  expect([LOGIN_POLL_MS, MESSAGE_CHECK_MS, CALL_TIMEOUT_MS]).toEqual([1500, 3000, 10_000]);
  expect([CHARACTERS_PER_SOURCE_TOKEN, SOURCE_LEAST_TOKENS]).toEqual([50, 10]);
  expect(NPS).toMatchObject({ delayMs: 10_000, cookieDays: 15, everyDays: 90, fromText: 3 });
});
