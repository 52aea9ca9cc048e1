import type { CatalogueScene } from "@tangleaf/catalogue";
import { countCharacters, repetition } from "@tangleaf/document";
import { namesField } from "../engine/choose-parts.ts";
import { formsOf } from "../forms/index.ts";
import type { Language } from "../language.ts";

/** What can be told of a text from its words alone, so that any writer can be measured. */
export interface TextMeasure {
  readonly key: string;
  readonly text: string;
  readonly size: number;
  /** Characters that are neither the user's, nor a mark, nor prescribed by the form (headings, title, salutation, formula, signature). */
  readonly filler: number;
  /** Clauses of the user's, and those that stand in the text. */
  readonly clauses: number;
  readonly placed: number;
  readonly lost: readonly string[];
  /** Marks, and those that ask for what was given. */
  readonly marks: number;
  readonly askedAgain: readonly string[];
  /** Digits, titles, deeds and orders outside the user's words that the input does not hold. */
  readonly invented: readonly string[];
  /** Items of a list without a word of the user's and without a mark. */
  readonly madeUpItems: readonly string[];
  readonly rep4: number;
  /** Characters above the asked length that are not the user's. */
  readonly over: number;
  /** What is left when all that is known is taken away: the filler's words. */
  readonly rest: readonly string[];
}

/** Stands where something known was taken away. */
const CUT = "¦";
const MARK = /【[^】\n]*】|\[To add:[^\]\n]*\]/g;

/** A title repeats the subject by its nature, a tag line the keywords. */
const TITLE_OR_TAGS = /^#.*$/gm;
const LETTERS = /[^\p{L}\p{N}]/gu;
const LIST_MARK = /^\s*(?:[-*•·]|[（(]?\d{1,2}[)）.、]|[（(][一二三四五六七八九十]+[)）])\s*/;

/** A label the user wrote shows in where the clause stands. */
const LABEL = /^[\p{L} ]{2,20}[：:]/u;
const FULL = 0.8;

/** What title, salutation and signature may add to the user's words where these fill the text alone. */
const FORM_CHARACTERS = 60;
const ROUND_OWN_WORDS = 1.1;
const WINDOW = { zh: 1200, en: 6000 };

const CLAIMED_ACTIONS = {
  zh: /(?:完成|开展|组织|取得|获得|参加|推进|落实|解决|提升|建立|走访|赢得|荣获)了|圆满|一致认为|会议(?:决定|强调|指出)|我(?:深感|认识到|学会|懂得|明白)/,
  en: /\b(?:I|we)(?: have|'ve)? (?:completed|organi[sz]ed|achieved|learned|learnt|improved|won|solved|led|built|held)\b/i,
};
const ORDERS = { zh: /务必|必须|不得|严禁|一律|坚决/, en: /\b(?:must|shall|is forbidden|are required to)\b/i };

/** The user's clauses: what stands between sentence ends, semicolons and line breaks, without list marks. */
export function clausesOf(scene: CatalogueScene, fields: Readonly<Record<string, string | number>>): string[] {
  return scene.form
    .filter(({ key, type }) => type !== "number" && key !== "length" && key !== "style" && key !== "count")
    .flatMap(({ key, type }) => {
      const value = String(fields[key] ?? "");
      return type === "textarea" ? value.split(/[；;\n。！？!?]+|\.(?=\s|$)/) : [value];
    })
    .map((clause) => clause.replace(LIST_MARK, "").trim())
    .filter((clause) => clause.replace(LETTERS, "").length > 0);
}

export function measureText(input: {
  scene: CatalogueScene;
  language: Language;
  fields: Readonly<Record<string, string | number>>;
  text: string;
  target: number | null;
}): TextMeasure {
  const { scene, language, fields, text, target } = input;
  const all = clausesOf(scene, fields);
  // Material that is longer than the text cannot stand in it whole.
  const clauses = target !== null && countCharacters(all.join("")) > target * FULL ? [] : all;
  const bare = (value: string) => value.replace(LETTERS, "").toLowerCase();
  const plain = bare(text);
  const steering = new Set(["style", "count"]);
  const lost = clauses.filter((clause) => !plain.includes(bare(clause)) && !plain.includes(bare(clause.replace(LABEL, ""))));
  const own = ownWords(scene, fields, language);
  const given = Object.entries(fields)
    .filter(([key]) => !steering.has(key))
    .map(([, value]) => String(value))
    .join("\n");
  const rest = restOf({ text, own, scene, language });
  const named = `${given}\n${scene.recipe.structure.map((section) => section[language]).join("\n")}\n${scene.title[language]}`;
  return {
    key: scene.key,
    text,
    size: countCharacters(text),
    over:
      target === null
        ? 0
        : Math.max(0, countCharacters(text) - Math.max(target, countCharacters(all.join("")) * ROUND_OWN_WORDS + FORM_CHARACTERS)),
    filler: rest.reduce((sum, part) => sum + countCharacters(part), 0),
    clauses: clauses.length,
    placed: clauses.length - lost.length,
    lost,
    marks: text.match(MARK)?.length ?? 0,
    askedAgain: askedAgain({ scene, fields, text, language }),
    invented: inventedIn(text, rest, named, language),
    madeUpItems: text
      .split("\n")
      .filter(
        (line, index, lines) =>
          /^\s*(?:- |\d+\. |\| )/.test(line) && !/^\|\s*-|【|\[To add:/.test(line) && !/^\|\s*-/.test(lines[index + 1] ?? ""),
      )
      .filter((line) => !own.some((words) => bare(line).includes(bare(words)))),
    rep4: worstWindow(text.replaceAll(MARK, "").replace(TITLE_OR_TAGS, ""), language),
    rest,
  };
}

/** Pieces of the user's, longest first: clauses, and the words of short answers. */
function ownWords(scene: CatalogueScene, fields: Readonly<Record<string, string | number>>, language: Language): string[] {
  const short = scene.form
    .filter(({ key, type }) => type === "text" && key !== "style")
    .flatMap(({ key }) => {
      const value = String(fields[key] ?? "").trim();
      return [value, ...value.split(/[,，、;；/]\s*/)];
    });
  const shortest = language === "zh" ? 2 : 3;
  const begun = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
  const pieces = clausesOf(scene, fields)
    .flatMap((clause) => [clause, ...clause.split(/[,，、：:]\s*/)])
    .flatMap((clause) => [clause, begun(clause)]);
  return [
    ...new Set(
      [...pieces, ...short, ...short.map((words) => begun(words.trim()))]
        .map((piece) => piece.trim())
        .filter((piece) => piece.replace(LETTERS, "").length >= shortest),
    ),
  ].sort((a, b) => b.length - a.length);
}

/** Takes away marks, form lines and the user's words; what remains is filler. */
function restOf(input: { text: string; own: readonly string[]; scene: CatalogueScene; language: Language }): string[] {
  const { text, own, scene, language } = input;
  const formLine = formLines(scene, language);
  const rest: string[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    const bare = line.replace(MARK, CUT).trim();
    if (bare === "" || /^#|^\*\*[^*]+\*\*$|^\|\s*-|^>/.test(bare) || (bare.startsWith("#") && language)) continue;
    if (formLine.some((pattern) => pattern.test(bare))) continue;
    if (/^\|/.test(bare) && /^\|\s*-/.test(text.split("\n")[index + 1] ?? "")) continue;
    let left = bare.replace(/^\*\*(?:第[一-龥]+条|Article [^*]+)\*\*\s*/, "").replace(/^\s*(?:- |\d+\. )/, "");
    for (const words of own) left = left.split(words).join(CUT);
    for (const part of left.split(/[¦|]/)) if (part.replace(LETTERS, "").length > 0) rest.push(part.trim());
  }
  return rest;
}

/** Lines that the form of the genre prescribes, as patterns with any value in their slots. */
function formLines(scene: CatalogueScene, language: Language): RegExp[] {
  const forms = formsOf(language);
  const lines = [forms.salutes, forms.hellos, forms.farewells, forms.signatures, forms.formulas].flatMap((table) =>
    Object.values(table).flat(),
  );
  const patterns = [...new Set(lines.flatMap((line) => line.split("\n")))]
    .filter((line) => line.replace(MARK, "").replace(/\{\w+\}/g, "").length > 0)
    .map((line) =>
      line
        .replace(MARK, CUT)
        .replace(/[.*+?^$()|\\]/g, "\\$&")
        .replace(/\[([^\]]*)\]/g, (_, choices: string) => `(?:${choices.replaceAll("\\|", "|")})`)
        .replace(/\{\w+\}/g, ".{1,40}"),
    );
  return [...patterns.map((pattern) => new RegExp(`^${pattern}$`)), new RegExp(`^${scene.title[language]}$`), /^#\S+(?: #\S+)*$/];
}

const KINDS: readonly (readonly [name: string, asks: RegExp, given: RegExp])[] = [
  [
    "time",
    /时间|日期|什么时候|何时|几点|哪天|期限|\b(?:dates?|time|when|which day|until)\b/i,
    /\d+\s*[月日点:：]|周[一二三四五六日末]|上午|下午|明天|\b(?:\d{1,2} (?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)|Monday|Friday|tomorrow)/i,
  ],
  ["person", /谁|负责人|姓名|分工|\bwho\b|\bwhom\b|owner|whose/i, /由|负责|牵头|\b(?:led by|in charge|responsible)\b/i],
  ["proof", /反馈|答复|证明|怎么算|source|answer|prove/i, /\d/],
  ["number", /数字|数据|金额|多少|数量|比例|\b(?:figures?|numbers?|how (?:many|much)|amount)\b/i, /\d/],
];

/** What a signature or a masthead leaves to be filled in. */
const SIGNATURE = /署名|盖章|单位$|日期$|机关$|\bsign|recipients|^name\b|date$/i;

/** Marks that name a field that was filled, and marks beside the user's words for what these words say. */
function askedAgain(input: {
  scene: CatalogueScene;
  fields: Readonly<Record<string, string | number>>;
  text: string;
  language: Language;
}): string[] {
  const { scene, fields, text, language } = input;
  const material = clausesOf({ ...scene, form: scene.form.filter(({ type }) => type === "textarea") }, fields);
  const given = scene.form.filter(({ key }) => key !== "length" && key !== "style" && String(fields[key] ?? "").trim() !== "");
  const found: string[] = [];
  for (const part of sectionsIn(text)) {
    const holds = material.filter((words) => part.includes(words));
    // A cell of a table asks for its column only.
    const running = part.replace(/\| *(?:【[^】\n]*】|\[To add:[^\]\n]*\]) *(?=\|)/g, "|");
    for (const mark of running.match(MARK) ?? []) {
      const hint = mark.replace(/^[【[](?:待补充|To add)[：:]\s*|[】\]]$/g, "");
      const field = given.find(({ label }) => namesField(hint, label[language]));
      const kind = KINDS.find(([, asks]) => asks.test(hint));
      const said = holds.join("\n");
      if (field) found.push(`${mark} (${field.key} was given)`);
      else if (holds.length > 0 && (kind ? kind[2].test(said) : true) && !SIGNATURE.test(hint)) found.push(`${mark} beside ${holds[0]}`);
    }
  }
  return found;
}

/** Parts of a text below one heading; paragraphs where it has none. */
function sectionsIn(text: string): string[] {
  const byHeading = text.split(/\n(?=##|\*\*[^*\n]+\*\*\n)/);
  return byHeading.length > 2 ? byHeading : text.split(/\n{2,}/);
}

function inventedIn(text: string, rest: readonly string[], given: string, language: Language): string[] {
  const digits = new Set(given.match(/\d+/g) ?? []);
  const found = (text.replace(/^\s*\d+\. /gm, "").match(/\d+/g) ?? []).filter((run) => !digits.has(run)).map((run) => `digits ${run}`);
  for (const title of text.match(/《[^》]+》/g) ?? []) if (!given.includes(title.slice(1, -1))) found.push(`title ${title}`);
  for (const part of rest) {
    if (CLAIMED_ACTIONS[language].test(part)) found.push(`deed ${part}`);
    if (ORDERS[language].test(part)) found.push(`order ${part}`);
  }
  return found;
}

/** Repetition grows with length, so longer texts are judged by their worst window. */
function worstWindow(text: string, language: Language): number {
  let worst = 0;
  for (let from = 0; from === 0 || from + WINDOW[language] / 2 < text.length; from += WINDOW[language]) {
    worst = Math.max(worst, repetition(text.slice(from, from + WINDOW[language]), 4));
  }
  return worst;
}
