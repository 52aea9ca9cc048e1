import { expect, test } from "vitest";
import { NPS } from "./advice.ts";
import * as constants from "./constants.ts";
import {
  AVATAR_SIDE_PIXELS,
  CALL_TIMEOUT_MS,
  CHARACTERS_PER_SOURCE_TOKEN,
  CHECKPOINT_CHARACTERS,
  CHECKPOINT_MS,
  CHUNK_TIMEOUT_MS,
  DAILY_GIFT_VALID_DAYS,
  INVITE_COOKIE_DAYS,
  LOGIN_POLL_MS,
  MESSAGE_CHECK_MS,
  NEW_USER_GIFT_VALID_DAYS,
  SOURCE_LEAST_TOKENS,
  VERIFY_COOKIE_DAYS,
} from "./constants.ts";
import { generationKinds } from "./generation-kinds.ts";

// Those that no other test holds by what comes of them.
test("the numbers people are promised, and clients count on, are these", () => {
  expect({ daily: DAILY_GIFT_VALID_DAYS, first: NEW_USER_GIFT_VALID_DAYS, invite: INVITE_COOKIE_DAYS, verify: VERIFY_COOKIE_DAYS }).toEqual(
    {
      daily: 7,
      first: 30,
      invite: 30,
      verify: 365,
    },
  );
  expect([LOGIN_POLL_MS, MESSAGE_CHECK_MS, CALL_TIMEOUT_MS, CHUNK_TIMEOUT_MS]).toEqual([1500, 3000, 10_000, 120_000]);
  expect([CHARACTERS_PER_SOURCE_TOKEN, SOURCE_LEAST_TOKENS]).toEqual([50, 10]);
  expect([CHECKPOINT_MS, CHECKPOINT_CHARACTERS, AVATAR_SIDE_PIXELS]).toEqual([500, 400, 256]);
  expect(constants).toMatchObject({
    ...{ REFERENCE_PAGE_SIZE: 20, WEB_SEARCH_TOKENS: 50, WEB_SEARCH_PAGE_SIZE: 10, ESSAY_TITLES_KEPT: 20, ESSAY_OUTLINES_MAX: 30 },
    ...{ ESSAY_LENGTH: { default: 8000, step: 500 }, ESSAY_PARAGRAPH_CHARACTERS: 500 },
    ...{ WORD_TEMPLATES_MAX: 10, WORD_TEMPLATE_FIELDS_MAX: 60 },
    COVER_FACTS: ["school", "college", "className", "author", "studentId", "supervisor", "date", "translatedTitle"],
    TEMPLATE_FACTS: ["title", "subtitle", "major", ...constants.COVER_FACTS],
    THESIS_LOOKS: ["thesis-zh-junior", "thesis-zh-undergraduate", "thesis-zh-master", "thesis-zh-doctor", "thesis-en"],
  });
  expect(NPS).toMatchObject({ delayMs: 10_000, cookieDays: 15, everyDays: 90, fromText: 3 });
});

test("a summary has seven points at most, and a brief three to five questions", () => {
  const points = (count: number) => ({ gist: "要旨", points: Array.from({ length: count }, (_, n) => `第 ${n} 点`) });
  expect([1, 7, 8].map((count) => generationKinds.summary.result.safeParse(points(count)).success)).toEqual([true, true, false]);
  const brief = (count: number) => ({
    ...{ thesis: "主张", scope: "范围", voice: "第三人称", dataPolicy: "没有数据", glossary: [], bannedClaims: [] },
    questions: Array.from({ length: count }, (_, n) => `问题 ${n}`),
  });
  expect([2, 3, 5, 6].map((count) => generationKinds.brief.result.safeParse(brief(count)).success)).toEqual([false, true, true, false]);
});
