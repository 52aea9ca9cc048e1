import { blockMessages as m } from "#messages/blocks.ts";
import type { ActionName } from "../actions.ts";

export type SlashItem = { readonly name: ActionName; readonly label: string };

/** What can be inserted, with the words it is found by besides its name: pinyin and its initials, English. */
const WORDS: Partial<Record<ActionName, string>> = {
  heading1: "yijibiaoti yjbt bt biaoti title h1 heading",
  heading2: "erjibiaoti ejbt bt biaoti h2 heading",
  heading3: "sanjibiaoti sjbt bt biaoti h3 heading",
  heading4: "sijibiaoti sjbt bt biaoti h4 heading",
  paragraph: "zhengwen zw text paragraph",
  bulletList: "xiangmuliebiao xmlb lb liebiao list bullet",
  orderedList: "bianhaoliebiao bhlb lb liebiao list number",
  blockquote: "yinyong yy quote",
  table: "biaoge bg table",
  figure: "tupian tp image picture figure",
  mathBlock: "gongshi gs formula equation math",
  mathInline: "hangneigongshi hngs gs gongshi inline math",
  footnote: "jiaozhu jz footnote note",
  crossRef: "jiaochayinyong jcyy reference",
  citation: "yinyongwenxian yywx wenxian wx cankaowenxian ckwx citation cite reference literature",
  codeBlock: "daima dm code",
  horizontalRule: "fengexian fgx line rule divider",
  pageBreak: "fenye fy page break",
  todo: "daibuchong dbc todo",
};

const ITEMS = (Object.keys(WORDS) as ActionName[]).map((name) => ({
  name,
  label: m.actions[name],
  words: `${m.actions[name]} ${WORDS[name]}`.toLowerCase(),
}));

/** Items that fit what was typed: by the words of the name, by pinyin or its initials, by English; best first. */
export function slashItems(query: string): SlashItem[] {
  const typed = query.toLowerCase().replaceAll("'", "");
  if (typed === "") return ITEMS;
  const rank = (words: string): number => {
    if (words.startsWith(typed)) return 0;
    if (words.split(" ").some((word) => word.startsWith(typed))) return 1;
    return words.includes(typed) ? 2 : -1;
  };
  return ITEMS.map((item) => ({ item, at: rank(item.words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
