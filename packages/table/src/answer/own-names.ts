import type { RunContext } from "../run/index.ts";
import type { Lang } from "./format-cell.ts";

const OWN_NAMES: Readonly<Record<Lang, RunContext["ownNames"]>> = {
  zh: { rest: "其他", total: "合计", empty: "（空）" },
  en: { rest: "Other", total: "Total", empty: "(empty)" },
};

/** Names of the columns the engine adds itself. */
export const ownNames = (lang: Lang): RunContext["ownNames"] => OWN_NAMES[lang];
