import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { fillSitePage, sitePageValues, updateLog } from "@tangleaf/catalogue/site-pages";
import type { SitePage, SitePageName, Variant } from "@tangleaf/contract";
import { renderPage } from "@tangleaf/document/render-page";
import { sitePageContact } from "../../messages/site-pages.ts";
import { ROOT_DIR } from "../../platform/root-dir.ts";
import type { ModelInfo } from "../../ports/model.ts";

export type SitePages = {
  /** The page as HTML: the operator's `DATA_DIR/pages/<name>.md` where it is a readable file, else the default text. */
  read(name: SitePageName): Promise<SitePage>;
  /** Whether the operator has written the page: then the one rendered at build is not it. */
  isOwn(name: SitePageName): Promise<boolean>;
};

/** Bytes. A longer file is not a page but a mistake. */
const PAGE_MAX_BYTES = 500_000;
const DEFAULTS_DIR = join(ROOT_DIR, "content/pages");

/** Pages the operator may replace. Read anew at every call, so that a changed file is shown without a restart. */
export function createSitePages(deps: {
  readonly variant: Variant;
  readonly dataDir: string;
  readonly serviceEmail: string | undefined;
  readonly models: readonly Pick<ModelInfo, "label">[];
  onUnreadable(path: string, error: unknown): void;
}): SitePages {
  const { variant } = deps;
  const values = {
    ...sitePageValues(variant),
    models: deps.models.map(({ label }) => label).join(variant === "zh" ? "、" : ", "),
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

  async function defaultText(name: SitePageName): Promise<string> {
    if (name === "updatelog") return updateLog(await readFile(join(ROOT_DIR, "CHANGELOG.md"), "utf8"), variant);
    return fillSitePage(await readFile(join(DEFAULTS_DIR, variant, `${name}.md`), "utf8"), values);
  }

  return {
    async read(name) {
      const own = await ownText(name);
      return { ...renderPage(own ?? (await defaultText(name))), isOwn: own !== null };
    },
    isOwn: async (name) => (await ownText(name)) !== null,
  };
}
