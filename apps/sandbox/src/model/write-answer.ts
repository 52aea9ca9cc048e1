import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Behaviour } from "./behaviour.ts";
import { createSentences } from "./invented-sentences.ts";
import type { ModelCall } from "./model-call.ts";
import { sampleJson } from "./sample-json.ts";
import { writeBody, writeUnbroken } from "./write-body.ts";
import { writeChart } from "./write-chart.ts";
import { writeTable } from "./write-table.ts";
import { type ThesisFaults, writeThesis } from "./write-thesis.ts";

const DEFAULT_LENGTH = 200;
const WRONG_TOKENS = 9_999_999;

/** Writes one answer as a stream of chat chunks. */
export async function writeAnswer(input: {
  call: ModelCall;
  behaviour: Behaviour;
  response: ServerResponse;
  /** How many calls there were before. */
  turn: number;
}): Promise<void> {
  const { call, behaviour, response, turn } = input;
  let gone = false;
  response.on("close", () => {
    gone = true;
  });
  const send = (value: unknown) => writeBody(response, `data: ${JSON.stringify(value)}\n\n`, behaviour.byteDelayMs);
  const wait = async (ms: number) => {
    if (ms > 0) await sleep(ms, undefined, { ref: false });
  };
  const delta = (content: object, finish: string | null = null) => ({
    id: "sandbox",
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta: content, finish_reason: finish }],
  });

  await wait(behaviour.headDelayMs);
  if (gone) return;
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.flushHeaders();
  for (let n = 0; n < behaviour.keepAlive; n++) response.write(": keep-alive\n\n");
  await wait(behaviour.firstDelayMs);
  await send(delta({ role: "assistant", content: "" }));

  const { text, cut } = answerText(call, behaviour, turn);
  const pieces: object[] = [];
  const { thinking, thought } = behaviour;
  if (thinking === "field") pieces.push({ reasoning_content: thought });
  if (thinking === "ollama") pieces.push({ reasoning: thought });
  const opening = thinking === "tags" ? `<think>${thought}</think>\n\n` : thinking === "unopened" ? `${thought}</think>\n\n` : "";
  const content = opening + text;
  if (behaviour.stamped) for (let left = wantedLength(call, behaviour); left > 0; left--) pieces.push({});
  else
    for (let at = 0; at < content.length; at += behaviour.pieceUnits)
      pieces.push({ content: content.slice(at, at + behaviour.pieceUnits) });

  for (const [index, piece] of pieces.entries()) {
    if (gone) return;
    if (behaviour.cutAfter !== null && index >= behaviour.cutAfter) return void response.destroy();
    if (behaviour.stallAfter !== null && index >= behaviour.stallAfter) return;
    if (behaviour.unbrokenAfter !== null && index >= behaviour.unbrokenAfter) {
      response.write("data: ");
      await writeUnbroken(response, behaviour.unbrokenBytes, behaviour.byteDelayMs);
      return void response.end();
    }
    if (behaviour.badJsonAfter !== null && index >= behaviour.badJsonAfter) response.write('data: {"choices":[{"del\n\n');
    await send(delta(behaviour.stamped ? { content: `${Date.now()} ` } : piece));
    await wait(behaviour.pieceDelayMs);
  }
  if (gone) return;
  await finish({ behaviour, text, cut, send, delta });
  if (behaviour.finish !== "missing") response.write("data: [DONE]\n\n");
  response.end();
}

async function finish(input: {
  behaviour: Behaviour;
  text: string;
  cut: boolean;
  send: (value: unknown) => Promise<void>;
  delta: (content: object, finish: string | null) => object;
}): Promise<void> {
  const { behaviour, text, cut, send, delta } = input;
  const reason = cut ? "length" : behaviour.finish;
  if (reason === "missing") return;
  const tokens = Math.ceil(text.replaceAll("\n", "").length * 0.9);
  const reasoning = behaviour.usage === "with-reasoning" ? 40 : 0;
  const counts = {
    prompt_tokens: 300,
    completion_tokens: behaviour.usage === "wrong" ? WRONG_TOKENS : tokens + reasoning,
    ...(reasoning > 0 && { completion_tokens_details: { reasoning_tokens: reasoning } }),
  };
  const last = delta({}, reason);
  await send(behaviour.usage === "with-choice" ? { ...last, usage: counts } : last);
  if (behaviour.usage !== "none" && behaviour.usage !== "with-choice") await send({ id: "sandbox", choices: [], usage: counts });
}

/** The length is read from the prompt, as a model would. */
function answerText(call: ModelCall, behaviour: Behaviour, turn: number): { text: string; cut: boolean } {
  if (behaviour.text === "echo") return { text: `${call.messages[0]?.content ?? ""}\n${sampleChinese(DEFAULT_LENGTH)}`, cut: false };
  if (behaviour.text !== null) return { text: behaviour.text, cut: false };
  if (behaviour.chart !== null) return { text: writeChart(call, behaviour.chart), cut: false };
  if (behaviour.thesis !== null) return { text: thesisText(call, behaviour, behaviour.thesis), cut: false };
  if (behaviour.table !== null) return { text: writeTable(call, behaviour.table), cut: false };
  const prompt = call.messages.map((message) => message.content).join("\n");
  if (behaviour.scholarly) return { text: scholarlyText(call, behaviour, turn), cut: false };
  const items = Number(/数量：(\d+) 条|Number: (\d+) items/.exec(prompt)?.slice(1).find(Boolean) ?? 0);
  if (items > 0) return { text: sampleItems(Math.round(items * behaviour.lengthFactor), prompt), cut: false };
  const wanted = wantedLength(call, behaviour);
  const text = prompt.includes("Length: about ") ? sampleEnglish(wanted, firstWord(prompt)) : sampleChinese(wanted, firstSentence(prompt));
  const allowed = Math.max(1, Math.floor(call.maxTokens / 1.25));
  if (behaviour.obeyMaxTokens && call.maxTokens > 0 && text.length > allowed) return { text: text.slice(0, allowed), cut: true };
  return { text, cut: false };
}

function wantedLength(call: ModelCall, behaviour: Behaviour): number {
  const prompt = call.messages.map((message) => message.content).join("\n");
  const asked =
    Number([...prompt.matchAll(/(?:字数：约|Length: about) (\d+) /g)].at(-1)?.[1] ?? 0) ||
    (ENDS.test(prompt) ? REST_LENGTH : DEFAULT_LENGTH);
  return Math.max(1, Math.round(asked * behaviour.lengthFactor));
}

function sampleItems(count: number, prompt: string): string {
  const from = Number(/(?:从第|from item) (\d+)/.exec(prompt)?.[1] ?? 1);
  if (prompt.includes("Number: "))
    return Array.from({ length: count }, (_, index) => `${from + index}. Item ${from + index}, put plainly and with space left`).join("\n");
  return Array.from({ length: count }, (_, index) => `${from + index}. 第${from + index}条，写得清楚，也留了余地`).join("\n");
}

const SCHEMA_LINE = /^\{"type":"object".*\}$/m;

/** A section of a chapter with its mark and its length. */
const LISTED_SECTION = /^(\[\[§[^\]\n]+\]\]) .*[（(](?:约|about) (\d+) (?:字|words)[）)]/gm;

/** Sentences one answer may have before the next one would say the same. */
const SENTENCES_PER_ANSWER = 400;

/** Sections of a chapter are written one by one, each behind its mark. */
function thesisText(call: ModelCall, behaviour: Behaviour, faults: ThesisFaults): string {
  const sections = call.format === null ? [...(call.messages.at(-1)?.content ?? "").matchAll(LISTED_SECTION)] : [];
  if (sections.length === 0) return writeThesis(call, faults, wantedLength(call, behaviour));
  return sections
    .map(([, mark, asked]) => `${mark}\n${writeThesis(call, faults, Math.round(Number(asked) * behaviour.lengthFactor))}`)
    .join("\n\n");
}

function scholarlyText(call: ModelCall, behaviour: Behaviour, turn: number): string {
  const schema = SCHEMA_LINE.exec(call.messages.at(-1)?.content ?? "")?.[0];
  if (schema !== undefined) return JSON.stringify(sampleJson(JSON.parse(schema)));
  const sentence = createSentences(turn * SENTENCES_PER_ANSWER);
  const textOf = (wanted: number) => {
    let text = sentence();
    while (text.length < wanted) text += sentence();
    return text;
  };
  const sections = [...(call.messages.at(-1)?.content ?? "").matchAll(LISTED_SECTION)];
  if (sections.length === 0) return textOf(wantedLength(call, behaviour));
  return sections.map(([, mark, asked]) => `${mark}\n${textOf(Math.round(Number(asked) * behaviour.lengthFactor))}`).join("\n\n");
}

/** Sentences of different lengths, so that a text of any length can be made of them. */
const SENTENCES = [
  "本周的主要工作按计划推进。",
  "前期遗留的两处细节已经补齐，相关同事都确认过。",
  "会上定下的分工没有变化，各项进度写在表里。",
  "遇到的困难集中在资料收集上，后面会留出更多时间来核对。",
  "与上次相比，流程清楚了许多。",
  "大家的反馈比较一致，认为说明还可以再短一些。",
  "下一步先把要点理顺，再补充例子。",
  "这部分暂时没有新的数据，等确认以后再写。",
];
const WORDS = "The team kept the plan steady and wrote down what was still open so that everyone could see the next step".split(" ");
const WORDS_PER_SENTENCE = 12;

/** A text that is gone on with to its end needs a few sentences more. */
const ENDS = /写到自然结束|to the natural end/;
const REST_LENGTH = 100;
const FIRST_SENTENCE = 2;
const SENTENCES_PER_PARAGRAPH = 4;

/** Sentences a text may have before the next one would say the same. */
const SENTENCES_MOST = 4000;

/** A text that is gone on with goes on: with the sentence after the last one of the tail in the prompt, never with its first. */
function firstSentence(prompt: string): number {
  const tail = /已写好的末尾：\n<<<\w+\n([\s\S]*?)\n\w+>>>/.exec(prompt)?.[1]?.trim();
  if (tail === undefined) return FIRST_SENTENCE;
  const last = Array.from({ length: SENTENCES_MOST }, (_, at) => at).find((at) => tail.endsWith(sentenceAt(at)));
  return last === undefined ? FIRST_SENTENCE + 1 : last + 1;
}

/** No passage stands twice in a text: from the second round on a sentence says which round it is. */
function sentenceAt(at: number): string {
  const round = Math.floor(at / SENTENCES.length) + 1;
  const sentence = SENTENCES[at % SENTENCES.length] ?? "";
  return round === 1 ? sentence : sentence.replace("。", `，第${round}次也是。`);
}

/** About `length` characters (each CJK character or mark is one) of Chinese, ending with a full stop. */
function sampleChinese(length: number, from = 0): string {
  let text = "";
  for (let at = from; text.replaceAll("\n", "").length < length; at++) {
    if (at > from && (at - from) % SENTENCES_PER_PARAGRAPH === 0) text += "\n\n";
    text += sentenceAt(at);
  }
  return text;
}

/** The same for English words: the one after the last two of the tail. */
function firstWord(prompt: string): number {
  const tail = /End of what is written:\s*<<<\w+\n([\s\S]*?)\n\w+>>>/.exec(prompt)?.[1];
  if (tail === undefined) return 0;
  const [before, last] = tail.replace(/\d|\./g, "").trim().split(/\s+/).slice(-2);
  return WORDS.findIndex((word, at) => word === last && WORDS.at(at - 1) === before) + 1;
}

/** `length` English words. */
function sampleEnglish(length: number, from: number): string {
  const words: string[] = [];
  for (let at = 0; at < length; at++) {
    const round = Math.floor((from + at) / WORDS.length) + 1;
    const place = (from + at) % WORDS.length;
    // The last word of a round says which one it is: no passage stands twice.
    const word = `${WORDS[place] ?? ""}${place === WORDS.length - 1 && round > 1 ? round : ""}`;
    words.push((at + 1) % WORDS_PER_SENTENCE === 0 || at === length - 1 ? `${word}.` : word);
  }
  return words.join(" ");
}
