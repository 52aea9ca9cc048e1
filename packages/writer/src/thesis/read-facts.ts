import type { Language } from "../language.ts";
import { unitsOf } from "../text/overlap.ts";
import { bareSentence, splitClauses } from "../text/split-sentences.ts";
import type { FactKind, ThesisFact } from "./parsed-topic.ts";
import { shareIn } from "./share-in.ts";
import { FACT_CUES } from "./words/fact-cues.ts";

/** What a label of the author's says of the clause behind it. */
const LABELS: readonly (readonly [FactKind, RegExp])[] = [
  ["problem", /问题|困难|problem|difficult/i],
  ["cause", /原因|cause|reason/i],
  ["measure", /建议|对策|措施|改进|measure|suggest|recommend/i],
  ["step", /步骤|流程|step|procedure/i],
  ["role", /角色|用户|role|user/i],
  ["technology", /技术|technology/i],
  ["source", /材料|文本|来源|source/i],
  ["sample", /样本|对象|sample/i],
  ["instrument", /工具|量表|instrument/i],
  ["variable", /变量|variable/i],
];
const LONGEST_NAME = { zh: 12, en: 40 };
const LIST_ZH = /[^，。；：:、《》（）\s]{1,14}(?:\s?[^，。；：:、《》（）\s]{1,10})?(?:、[^，。；：:、]{1,14})+/;
const WORK = /《[^》]{1,40}》/g;
const FIRST_OF_LIST = /^.*?(?:想谈|想分|分为|分成|包括|包含|分别是|分别为|主要是|从|有|是|为|用|测)/;
const END_OF_LIST = /(?:[二两三四五六几\d]\s*(?:种|个|类)|等|方面|角色|部分|的|都|均|关系|主题).*/s;
const LIST_EN =
  /(?<![\w%'-])((?:[\w%'-]+(?: [\w%'-]+){0,2}, )+[\w%'-]+(?: [\w%'-]+){0,2},? and [\w%'-]+(?: [\w%'-]+){0,2})|(?<![\w%'-])([\w%'-]+(?:, [\w%'-]+)+,? and [\w%'-]+)/;

/** The author's clauses with what each is about and what it lists. */
export function readFacts(material: string, language: Language): ThesisFact[] {
  return splitClauses(plainNotes(material, language), language).map(({ text: typed, label }) => {
    const text = bareSentence(typed);
    const named = LABELS.filter(([, pattern]) => label !== "" && pattern.test(label)).map(([kind]) => kind);
    const found = FACT_CUES[language].filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
    // So many of so many: a figure to report, whatever else it says.
    const counted: readonly FactKind[] =
      named.length === 0 && (text.match(/\d+/g) ?? []).length > 1 && !found.includes("variable") && shareIn(text, language) !== ""
        ? ["count"]
        : [];
    const kinds = [...new Set([...named, ...counted, ...found])];
    return { text, label, kinds: kinds.length === 0 ? ["fact"] : kinds, names: namesIn(text, language), units: unitsOf(text, language) };
  });
}

/** Notes as they are typed on a phone: pictures end a clause, and so does a space between two of them. */
function plainNotes(material: string, language: Language): string {
  const plain = material.replace(/(?:\p{Extended_Pictographic}|\uFE0F|\u200D)+/gu, (found) => (/[\d#*©®™]/.test(found) ? found : "；"));
  return language === "zh" ? plain.replace(/(?<=[\u4e00-\u9fff]{2}) +(?=[\u4e00-\u9fff]{2})/g, "；") : plain;
}

function namesIn(text: string, language: Language): string[] {
  if (language === "en") {
    const list = LIST_EN.exec(text)?.[0];
    if (list === undefined) return [];
    const names = list.split(/,? and |, /).map((name) => name.trim());
    return names.filter((name) => name !== "" && name.length <= LONGEST_NAME.en);
  }
  const works = text.match(WORK) ?? [];
  if (works.length > 0) return works;
  const list = LIST_ZH.exec(text)?.[0];
  if (list === undefined) return [];
  const parts = list.split("、").map((name) => name.trim());
  const first = (parts[0] ?? "").replace(FIRST_OF_LIST, "");
  const last = (parts.at(-1) ?? "").replace(END_OF_LIST, "");
  // 甲、乙和丙: the last comma may be followed by one more joined by a word.
  const names = [first, ...parts.slice(1, -1), ...last.split(/和|与|以及|及/)];
  return names.map((name) => name.trim()).filter((name) => name !== "" && name.length <= LONGEST_NAME.zh);
}
