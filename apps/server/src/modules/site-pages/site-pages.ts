import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import {
  ACCOUNT_CLOSE_GRACE_DAYS,
  DAILY_GIFT_TOKENS,
  DAILY_GIFT_VALID_DAYS,
  FILE_KEPT_DAYS,
  NEW_USER_GIFT_TOKENS,
  NEW_USER_GIFT_VALID_DAYS,
  SESSION_REMEMBER_DAYS,
  type SitePageName,
  TOKENS_PER_CHARACTER,
  type Variant,
} from "@tangleaf/contract";
import { createMarkdown } from "@tangleaf/document/markdown";
import { fillMessage } from "../../messages/fill-message.ts";
import { sitePageContact } from "../../messages/site-pages.ts";
import type { ModelInfo } from "../../ports/model.ts";

export type SitePages = {
  /** The page as HTML: the operator's `DATA_DIR/pages/<name>.md` where it is a readable file, else the default text. */
  read(name: SitePageName): Promise<{ html: string; isOwn: boolean }>;
};

/** Bytes. A longer file is not a page but a mistake. */
const PAGE_MAX_BYTES = 500_000;
const DEFAULTS_DIR = join(import.meta.dirname, "../../messages/site-pages");

/** Pages the operator may replace. Read anew at every call, so that a changed file is shown without a restart. */
export function createSitePages(deps: {
  readonly variant: Variant;
  readonly dataDir: string;
  readonly serviceEmail: string | undefined;
  readonly models: readonly Pick<ModelInfo, "label">[];
  onUnreadable(path: string, error: unknown): void;
}): SitePages {
  const { variant } = deps;
  const markdown = createMarkdown();
  const number = new Intl.NumberFormat(variant === "zh" ? "zh-CN" : "en-US");
  const values = {
    models: deps.models.map(({ label }) => label).join(variant === "zh" ? "、" : ", "),
    tokensPerCharacter: TOKENS_PER_CHARACTER,
    gift: number.format(NEW_USER_GIFT_TOKENS),
    giftDays: NEW_USER_GIFT_VALID_DAYS,
    daily: number.format(DAILY_GIFT_TOKENS),
    dailyDays: DAILY_GIFT_VALID_DAYS,
    closeDays: ACCOUNT_CLOSE_GRACE_DAYS,
    fileDays: FILE_KEPT_DAYS,
    sessionDays: SESSION_REMEMBER_DAYS,
    contact: sitePageContact[variant](deps.serviceEmail),
  };

  async function ownText(name: SitePageName): Promise<string | null> {
    const path = join(deps.dataDir, "pages", `${name}.md`);
    try {
      const { size } = await stat(path);
      if (size > PAGE_MAX_BYTES) throw new RangeError(`${size} bytes, at most ${PAGE_MAX_BYTES} are read`);
      const text = await readFile(path, "utf8");
      return text.trim() === "" ? null : text;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) deps.onUnreadable(path, error);
      return null;
    }
  }

  return {
    async read(name) {
      const own = await ownText(name);
      const text = own ?? fillMessage(await readFile(join(DEFAULTS_DIR, variant, `${name}.md`), "utf8"), values);
      return { html: markdown.render(text), isOwn: own !== null };
    },
  };
}
