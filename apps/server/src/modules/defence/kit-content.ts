import type { DefenceKit } from "@tangleaf/contract";
import { type DocumentContent, type NodeJson, newBlockId } from "@tangleaf/document/model";
import { defenceWordsEn } from "../../messages/defence.en.ts";
import { defenceWordsZh } from "../../messages/defence.zh.ts";
import { fillMessage } from "../../messages/fill-message.ts";

/** The talk by slide and the questions, as a document to be printed and held in the hand. */
export function kitContent(
  { slides, questions }: DefenceKit,
  { title, language }: { title: string; language: "zh" | "en" },
): DocumentContent {
  const words = language === "zh" ? defenceWordsZh : defenceWordsEn;
  const asked = questions.flatMap(({ question, answer, section, quote }): NodeJson[] => [
    heading(2, question),
    paragraph(answer),
    { type: "blockquote", content: [paragraph(fillMessage(words.from, { section, quote }))] },
  ]);
  return {
    title: fillMessage(words.title, { title }),
    settings: { language, numbering: "none" },
    blocks: [
      heading(1, words.talk),
      ...slides.flatMap((slide, at) => [
        heading(2, fillMessage(words.slide, { no: at + 1, title: slide.title })),
        ...slide.talk.split("\n").flatMap((line) => (line.trim() === "" ? [] : [paragraph(line.trim())])),
      ]),
      ...(asked.length === 0 ? [] : [heading(1, words.questions), ...asked]),
    ],
    footnotes: {},
  };
}

function heading(level: number, text: string): NodeJson {
  return { type: "heading", attrs: { level, id: newBlockId() }, content: [{ type: "text", text }] };
}

function paragraph(text: string): NodeJson {
  return { type: "paragraph", content: [{ type: "text", text }] };
}
