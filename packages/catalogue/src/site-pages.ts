import {
  ACCOUNT_CLOSE_GRACE_DAYS,
  DAILY_GIFT_TOKENS,
  DAILY_GIFT_VALID_DAYS,
  FILE_KEPT_DAYS,
  INVITE_GIFT_TOKENS,
  INVITE_GIFT_VALID_DAYS,
  NEW_USER_GIFT_TOKENS,
  NEW_USER_GIFT_VALID_DAYS,
  QUOTE_CAP_FACTOR,
  SESSION_REMEMBER_DAYS,
  TABLE,
  TOKENS_PER_CHARACTER,
  type Variant,
} from "@tangleaf/contract";
import { allTemplates } from "./essay-templates/index.ts";
import { allScenes } from "./index.ts";

/** What stands in the blanks of the pages in `content/pages`, so that no figure is typed twice. */
export function sitePageValues(variant: Variant): Readonly<Record<string, string | number>> {
  const { format } = new Intl.NumberFormat(variant === "zh" ? "zh-CN" : "en-US");
  const charactersOf = (tokens: number) => format(Math.floor(tokens / TOKENS_PER_CHARACTER));
  return {
    scenes: allScenes().length,
    templates: allTemplates().length,
    capFactor: QUOTE_CAP_FACTOR,
    tokensPerCharacter: TOKENS_PER_CHARACTER,
    gift: format(NEW_USER_GIFT_TOKENS),
    giftCharacters: charactersOf(NEW_USER_GIFT_TOKENS),
    giftDays: NEW_USER_GIFT_VALID_DAYS,
    daily: format(DAILY_GIFT_TOKENS),
    dailyCharacters: charactersOf(DAILY_GIFT_TOKENS),
    dailyDays: DAILY_GIFT_VALID_DAYS,
    inviteGift: format(INVITE_GIFT_TOKENS),
    inviteCharacters: charactersOf(INVITE_GIFT_TOKENS),
    inviteDays: INVITE_GIFT_VALID_DAYS,
    tableRows: format(TABLE.rows),
    closeDays: ACCOUNT_CLOSE_GRACE_DAYS,
    fileDays: FILE_KEPT_DAYS,
    sessionDays: SESSION_REMEMBER_DAYS,
  };
}

/** Fills the `{blanks}` of a page. Throws where a blank has no value: half a sentence must not be shown. */
export function fillSitePage(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {${name}}`);
    return String(value);
  });
}

const DATED = /^## (\d{4}-\d{2}-\d{2})$/;
const LANGUAGES: Readonly<Record<Variant, string>> = { zh: "### 中文", en: "### English" };

/** What of `CHANGELOG.md` people are shown: the half of each dated part that is in their language. */
export function updateLog(changelog: string, variant: Variant): string {
  let dated = false;
  let spoken = false;
  const shown = changelog.split("\n").filter((line) => {
    if (line.startsWith("## ")) {
      dated = DATED.test(line);
      spoken = false;
      return dated;
    }
    if (line.startsWith("### ")) {
      spoken = line === LANGUAGES[variant];
      return false;
    }
    return dated && (spoken || line === "");
  });
  return shown
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
