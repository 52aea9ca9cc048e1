// What the parts of a template must keep to together. The types name only what is read here, so that the schema can use these checks.
import { TEMPLATE_KINDS, type TemplateKind } from "../essay-templates/template-lists.ts";

type Language = "zh" | "en";
type Text = Readonly<Record<Language, string>>;
type Node = {
  readonly title: Text;
  readonly weight: number;
  readonly mistake?: Text | undefined;
  readonly children?: readonly Node[] | undefined;
};
type Refuse = (path: PropertyKey[], message: string) => void;

const LANGUAGES: readonly Language[] = ["zh", "en"];
const CHAPTERS_MAX: Readonly<Record<string, number>> = { middleSchool: 6, juniorCollege: 6, undergraduate: 6, master: 7, phd: 9, any: 9 };
const NODES = { thesis: [12, 35], other: [6, 15] } as const;
const MISTAKES_MIN = { thesis: 4, other: 2 } as const;
const DEPTH_MAX = 3;
/** Characters of the samples, spaces included. */
const OPENING = { zh: [250, 400], en: [900, 2600] } as const;
const HARD_SAMPLE = { zh: [90, 260], en: [350, 1700] } as const;
const GAPS = { zh: /【待补充：[^【】]+】/g, en: /【to fill in: [^【】]+】/g } as const;
const NUMBER_OF_HEADING = {
  zh: /^(第[一二三四五六七八九十\d]+[章节]|[一二三四五六七八九十]+、|（[一二三四五六七八九十]+）|\d+(\.\d+)*)[\s　.、]*/,
  en: /^(Chapter \d+|\d+(\.\d+)*|[IVX]+\.|\(\d+\))[\s:.]*/,
} as const;

type Lengths = {
  readonly kind: TemplateKind;
  readonly length: {
    readonly default: number;
    readonly min: number;
    readonly max: number;
    readonly byLevel?: Readonly<Record<string, number>> | undefined;
  };
};

/** Checks that the length of the whole text fits its kind. */
export function checkLengths({ kind, length }: Lengths, refuse: Refuse): void {
  const { band } = TEMPLATE_KINDS[kind];
  if (length.min < band.min) refuse(["length", "min"], `Write ${band.min} or more for the kind ${kind}.`);
  if (length.max > band.max) refuse(["length", "max"], `Write at most ${band.max} for the kind ${kind}.`);
  const isOutside = (one: number) => one < length.min || one > length.max;
  if (isOutside(length.default)) refuse(["length", "default"], `Write a number from ${length.min} to ${length.max}.`);
  for (const [level, one] of Object.entries(length.byLevel ?? {}))
    if (isOutside(one)) refuse(["length", "byLevel", level], `Write a number from ${length.min} to ${length.max}.`);
}

type Titled = { readonly title: Text; readonly pattern: Text; readonly slots: readonly { readonly label: Text; readonly default: Text }[] };

/** Checks that the pattern with the defaults of its slots is the title. */
export function checkTitle({ title, pattern, slots }: Titled, refuse: Refuse): void {
  for (const language of LANGUAGES) {
    const made = slots.reduce((text, slot) => text.replaceAll(`〔${slot.label[language]}〕`, slot.default[language]), pattern[language]);
    if (made !== title[language]) refuse(["pattern", language], `With its slots filled in it reads “${made}”. Make that the title.`);
    for (const [n, slot] of slots.entries())
      if (slots.findIndex((other) => other.label[language] === slot.label[language]) < n)
        refuse(["slots", n, "label", language], "Another slot has this label.");
  }
}

type Outlined = { readonly kind: string; readonly levels: readonly string[]; readonly outline: readonly Node[] };
type Placed = { readonly node: Node; readonly path: readonly PropertyKey[]; readonly depth: number };

/** Checks weights, size and titles of a skeleton, and that it names typical mistakes. */
export function checkOutline({ kind, levels, outline }: Outlined, refuse: Refuse): void {
  const size = kind === "thesis" ? "thesis" : "other";
  const placed = placeNodes(outline, ["outline"], 1);
  const [least, most] = NODES[size];
  if (placed.length < least || placed.length > most) refuse(["outline"], `It has ${placed.length} lines. Write ${least} to ${most}.`);
  const chapters = Math.min(...levels.map((level) => CHAPTERS_MAX[level] ?? 0));
  if (kind === "thesis" && outline.length > chapters) refuse(["outline"], `Write at most ${chapters} chapters for these levels.`);
  if (placed.filter(({ node }) => node.mistake !== undefined).length < MISTAKES_MIN[size])
    refuse(["outline"], `Name a mistake in ${MISTAKES_MIN[size]} lines or more.`);
  checkSum(outline, 100, ["outline"], refuse);
  for (const [n, { node, path, depth }] of placed.entries()) {
    if (node.children !== undefined) checkSum(node.children, node.weight, [...path, "children"], refuse);
    if (depth > DEPTH_MAX) refuse([...path], `Write at most ${DEPTH_MAX} levels of headings.`);
    for (const language of LANGUAGES)
      if (placed.findIndex((other) => other.node.title[language] === node.title[language]) < n)
        refuse([...path, "title", language], "Another line has this title.");
  }
}

function placeNodes(nodes: readonly Node[], at: readonly PropertyKey[], depth: number): Placed[] {
  return nodes.flatMap((node, n) => [
    { node, path: [...at, n], depth },
    ...placeNodes(node.children ?? [], [...at, n, "children"], depth + 1),
  ]);
}

function checkSum(nodes: readonly Node[], wanted: number, path: readonly PropertyKey[], refuse: Refuse): void {
  const sum = nodes.reduce((total, { weight }) => total + weight, 0);
  if (sum !== wanted) refuse([...path], `The weights add up to ${sum}. Make them add up to ${wanted}.`);
}

type Sampled = {
  readonly title: Text;
  readonly outline: readonly Node[];
  readonly opening: readonly { readonly type: string; readonly text: Text }[];
  readonly hardSample: { readonly text: Text };
};

/** Checks the size of the samples, their gaps, and that the first page stands under headings of the skeleton. */
export function checkSamples({ title, outline, opening, hardSample }: Sampled, refuse: Refuse): void {
  const samples = [
    ...opening.map(({ text }, n) => ({ path: ["opening", n, "text"], text })),
    { path: ["hardSample", "text"], text: hardSample.text },
  ];
  for (const language of LANGUAGES) {
    checkSize(opening.map(({ text }) => text[language]).join(""), OPENING[language], (message) =>
      refuse(["opening"], `${language}: ${message}`),
    );
    checkSize(hardSample.text[language], HARD_SAMPLE[language], (message) => refuse(["hardSample", "text", language], message));
  }
  if (!samples.some(({ text }) => countGaps(text, "zh") > 0)) refuse(["opening"], "Leave what only an author has as 【待补充：…】.");
  for (const { path, text } of samples)
    if (countGaps(text, "zh") !== countGaps(text, "en")) refuse([...path, "en"], "Leave as many gaps 【to fill in: …】 as the Chinese.");
  const titles = [title, ...placeNodes(outline, [], 1).map(({ node }) => node.title)];
  for (const [n, { type, text }] of opening.entries())
    if (type === "heading" && !titles.some((one) => isHeading(text, one)))
      refuse(["opening", n, "text"], "Write a heading of the outline.");
}

function checkSize(text: string, [least, most]: readonly [number, number], refuse: (message: string) => void): void {
  const { length } = [...text];
  if (length < least || length > most) refuse(`It has ${length} characters. Write ${least} to ${most}.`);
}

function countGaps(text: Text, language: Language): number {
  return text[language].match(GAPS[language])?.length ?? 0;
}

/** Whether a heading is a title in both languages, with or without its number. */
function isHeading(heading: Text, title: Text): boolean {
  return LANGUAGES.every((language) =>
    [heading[language], heading[language].replace(NUMBER_OF_HEADING[language], "").trim()].includes(title[language]),
  );
}
