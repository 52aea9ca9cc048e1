import type { Variant, WritingSettings } from "@tangleaf/contract";
import { cleanText } from "../clean-text.ts";
import type { PrepareDeps } from "../kind.ts";
import { allowedText } from "../moderate-text.ts";

type Words = {
  readonly audience: (said: string) => string;
  readonly tones: Readonly<Record<NonNullable<WritingSettings["tone"]>, string>>;
  readonly persons: Readonly<Record<NonNullable<WritingSettings["person"]>, string>>;
  readonly terms: (terms: readonly string[]) => string;
  readonly avoid: (words: readonly string[]) => string;
  readonly noReferences: string;
};

const WORDS: Readonly<Record<Variant, Words>> = {
  zh: {
    audience: (said) => `读者：${said}`,
    tones: {
      neutral: "语气：平实客观",
      formal: "语气：正式庄重",
      plain: "语气：浅白易懂",
      warm: "语气：亲切温和",
      lively: "语气：轻松活泼",
      academic: "语气：学术严谨",
    },
    persons: {
      first: "人称：第一人称“我”",
      we: "人称：第一人称“我们”",
      second: "人称：第二人称，直接对读者说话",
      third: "人称：第三人称",
      none: "人称：不出现人称代词",
    },
    terms: (terms) => `术语照这样写：${terms.join("；")}`,
    avoid: (words) => `不用这些词：${words.join("、")}`,
    noReferences: "不引用资料，不标出处编号",
  },
  en: {
    audience: (said) => `Readers: ${said}`,
    tones: {
      neutral: "Tone: neutral and factual",
      formal: "Tone: formal",
      plain: "Tone: plain and easy to follow",
      warm: "Tone: warm and friendly",
      lively: "Tone: light and lively",
      academic: "Tone: academic and exact",
    },
    persons: {
      first: "Person: first person singular, “I”",
      we: "Person: first person plural, “we”",
      second: "Person: second person, speaking to the reader",
      third: "Person: third person",
      none: "Person: no personal pronouns",
    },
    terms: (terms) => `Write these terms exactly so: ${terms.join("; ")}`,
    avoid: (words) => `Do not use these words: ${words.join(", ")}`,
    noReferences: "Cite no sources and write no reference markers",
  },
};

type ToldWords = {
  /** What the owner of a note said of the whole of it, as the material names it. */
  readonly name: string;
  /** What of it holds for every part, and what a part takes from it. */
  readonly rule: string;
  /** The same where nothing is added. */
  readonly manner: string;
};

export const toldWords: Readonly<Record<Variant, ToldWords>> = {
  zh: {
    name: "作者对全文说的",
    rule: "“作者对全文说的”里的事实，归这里的才用；其中说给谁看、什么口气、多长、什么不写的，照办。",
    manner: "“作者对全文说的”里说给谁看、什么口气、什么不写的，照办；其中的事实不添进来。",
  },
  en: {
    name: "What the author said of the whole",
    rule: "Of what the author said of the whole, use the facts that belong here; what they say of readers, tone, length and what to leave out holds here too.",
    manner: "What the author said of the whole about readers, tone and what to leave out holds here too; its facts are not added.",
  },
};

/**
 * What a person has set for the whole text, a line each, as wishes are said. Their words are among it: it belongs inside the fence
 * of the wishes (`dataLines(call, "wishes", …)`), which decide tone, language and choices and nothing else. Lengths, the language
 * and the numbers of headings are not: code keeps to those.
 */
export function settingLines(settings: WritingSettings, language: Variant): string[] {
  const words = WORDS[language];
  const { audience = "", tone, person, noReferences } = settings;
  const terms = entriesOf(settings.terms);
  const avoid = entriesOf(settings.avoid);
  return [
    audience.trim() === "" ? "" : words.audience(audience.trim().replace(/(?<!\s)\s*\n\s*/g, " ")),
    tone === undefined ? "" : words.tones[tone],
    person === undefined ? "" : words.persons[person],
    terms.length === 0 ? "" : words.terms(terms),
    avoid.length === 0 ? "" : words.avoid(avoid),
    noReferences === 1 ? words.noReferences : "",
  ].filter((line) => line !== "");
}

/** Settings with the words of their author cleaned and looked at by the moderation. Throws content.blocked. */
export function checkedSettings(deps: PrepareDeps, settings: WritingSettings): WritingSettings {
  const said = (["audience", "terms", "avoid"] as const).filter((name) => settings[name] !== undefined);
  return { ...settings, ...Object.fromEntries(said.map((name) => [name, allowedText(deps, cleanText(settings[name] ?? ""), name)])) };
}

/** The entries of a setting that has one in a line, none twice. */
export function entriesOf(setting: string | undefined): string[] {
  const lines = (setting ?? "").split("\n").map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== "");
}
