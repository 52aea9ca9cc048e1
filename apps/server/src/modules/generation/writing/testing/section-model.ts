import { type CatalogueScene, findScene } from "@tangleaf/catalogue";
import { countCharacters } from "@tangleaf/document";
import type { Model, ModelChunk, ModelRequest } from "../../../../ports/model.ts";

/** How a model marks its sections. */
export type HeadingShape = "hash" | "numbered" | "bold" | "none";

export type SectionModelOptions = {
  /** Written for each character that is asked for. */
  readonly factor: number;
  /** Its own limit: no answer is longer than this share of its first one, which breaks off in the middle. */
  readonly cutAt?: number;
  readonly headings: HeadingShape;
  /** UTF-16 units of a piece. */
  readonly pieceUnits?: number;
};

type Section = { readonly name: string; readonly characters: number };

const PIECE_UNITS = 12;
const CHINESE_DIGITS = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十"];
/** Length a model finds right where no section has one. */
const FREE_CHARACTERS = 200;

/** Last words of every text this model ends itself: what a person would miss first. */
export const LAST_WORDS = { zh: "全文到这里收住。", en: "This is where it ends." } as const;
/** Under its letters and official documents. */
export const SIGNATURE = { zh: "落款人：林晓雨\n2026年3月5日", en: "Emma Clarke\n5 March 2026" } as const;

/**
 * A model that does what the prompt says, section by section under headings, only not at the asked length. It reads the plan
 * from the prompt as a model would, and goes on from the tail it is shown.
 */
export function sectionModel({
  factor,
  cutAt,
  headings,
  pieceUnits = PIECE_UNITS,
}: SectionModelOptions): Model & { calls: ModelRequest[] } {
  const calls: ModelRequest[] = [];
  const name = `section-${headings}-${factor}`;
  const price = { prompt: 0, completion: 1, reasoning: 0 };
  let mostUnits = Number.POSITIVE_INFINITY;
  return {
    calls,
    info: { name, label: name, builtin: false, class: name, maxOutput: 1_000_000, price, concurrency: 0 },
    async *stream(request, signal): AsyncGenerator<ModelChunk> {
      calls.push(request);
      const whole = answerOf(request, { factor, headings, call: calls.length });
      if (calls.length === 1 && cutAt !== undefined) mostUnits = Math.ceil(whole.length * cutAt);
      const text = whole.slice(0, mostUnits);
      for (let at = 0; at < text.length; at += pieceUnits) {
        if (signal.aborted) return;
        yield { type: "text", text: text.slice(at, at + pieceUnits) };
      }
      yield { type: "finish", reason: text.length === whole.length ? "stop" : "length" };
    },
  };
}

function answerOf({ messages, hint }: ModelRequest, model: { factor: number; headings: HeadingShape; call: number }): string {
  const prompt = messages.at(-1)?.content ?? "";
  const outside = prompt.replace(/<<<([0-9a-f]{18})\n[\s\S]*?\n\1>>>/g, "");
  const scene = "sceneType" in hint ? findScene(hint.sceneType) : null;
  const language = "language" in hint ? hint.language : "zh";
  const ask = Number(/(?:篇幅：约|Length: about) (\d+)/.exec(outside)?.[1] ?? FREE_CHARACTERS);
  const items = Number(/(?:数量：|Number: )(\d+)/.exec(outside)?.[1] ?? 0);
  const write = { ...model, language, scene };
  if (items > 0) {
    const from = Number(/(?:从第|from item) (\d+)/.exec(outside)?.[1] ?? 1);
    return listItems({ count: Math.round(items * model.factor), from });
  }
  if (/收束全文|round the text off/.test(outside)) return LAST_WORDS[language];
  const planned = plannedSections(outside, ask);
  if (/紧接着它的最后一个字继续写|Go on right after its last character/.test(outside)) {
    return goOn({ planned, ask, tail: tailOf(prompt), write });
  }
  return writeSections({ sections: scaled(planned, ask), from: 0, ask, write });
}

/** Sections with their lengths, as the prompt names them. */
function plannedSections(prompt: string, ask: number): Section[] {
  const line = /(?:只写：|结构：|only: |Structure: )(.*?)(?:。|\. |\.?$)/m.exec(prompt)?.[1] ?? "";
  if (line === "") return [];
  if (!line.includes("%")) return [{ name: line, characters: ask }];
  return [...line.matchAll(/(.+?) (\d+)%(?:、|, |$)/g)].map((match) => ({
    name: match[1] ?? "",
    characters: (Number(match[2]) * ask) / 100,
  }));
}

type Writing = { factor: number; headings: HeadingShape; call: number; language: "zh" | "en"; scene: CatalogueScene | null };

/** From where the tail stands: the section it is in, then those after it. */
function goOn({ planned, ask, tail, write }: { planned: readonly Section[]; ask: number; tail: string; write: Writing }): string {
  const at = planned.findLastIndex(({ name }) => tail.includes(headingOf(name, 0, "none")) && tail.includes(name));
  const left = planned.slice(Math.max(0, at));
  const [first, ...rest] = scaled(left, ask);
  if (first === undefined) return prose({ name: "续", characters: ask }, write);
  const isEnd = rest.length === 0 && first.name === lastSectionOf(write);
  const begun = `${prose(first, write)}${isEnd ? endingOf(write) : ""}\n\n`;
  return begun + (rest.length === 0 ? "" : writeSections({ sections: rest, from: Math.max(0, at) + 1, ask, write }));
}

function writeSections(input: { sections: readonly Section[]; from: number; ask: number; write: Writing }): string {
  const { sections, from, ask, write } = input;
  if (sections.length === 0) return prose({ name: "段", characters: ask }, write);
  return sections
    .map((section, index) => {
      const heading = headingOf(section.name, from + index, write.headings);
      const isLast = section.name === lastSectionOf(write);
      return `${heading}${prose(section, write)}${isLast ? endingOf(write) : ""}`;
    })
    .join("\n\n");
}

function lastSectionOf({ scene, language }: Writing): string {
  return scene?.recipe.structure.at(-1)?.[language] ?? "";
}

function endingOf({ scene, language }: Writing): string {
  const isSigned = scene?.recipe.structure.at(-1)?.fn === "sign";
  return isSigned ? `${LAST_WORDS[language]}\n\n${SIGNATURE[language]}` : LAST_WORDS[language];
}

function headingOf(name: string, index: number, shape: HeadingShape): string {
  if (shape === "hash") return `## ${name}\n\n`;
  if (shape === "numbered") return `${CHINESE_DIGITS[index] ?? index}、${name}\n`;
  if (shape === "bold") return `**${name}**\n\n`;
  return "";
}

function scaled(sections: readonly Section[], ask: number): Section[] {
  const all = sections.reduce((sum, { characters }) => sum + characters, 0) || 1;
  return sections.map(({ name, characters }) => ({ name, characters: (characters * ask) / all }));
}

/** Sentences that differ from all others, each naming its section. */
function prose({ name, characters }: Section, { factor, call, language }: Writing): string {
  const wanted = Math.max(1, characters * factor);
  let text = "";
  for (let n = 1; countCharacters(text) < wanted; n++) {
    text +=
      language === "zh"
        ? `${name}里第${call}回写的第${n}句${["说清了来由。", "交代了经过和结果，数目都对得上。", "写明下一步。"][n % 3]}`
        : `${name} in round ${call} says point ${n} ${["clearly and well. ", "with the reasons that led to it and what came of them. ", "for the next step. "][n % 3]}`;
    if (n % 4 === 0) text += "\n\n";
  }
  return `${text.trimEnd()}${language === "en" ? " " : ""}`;
}

function listItems({ count, from }: { count: number; from: number }): string {
  return Array.from({ length: count }, (_, n) => `${from + n}. 第${from + n}条写得清楚的标题`).join("\n");
}

function tailOf(prompt: string): string {
  return [...prompt.matchAll(/<<<([0-9a-f]{18})\n([\s\S]*?)\n\1>>>/g)].at(-1)?.[2] ?? "";
}
