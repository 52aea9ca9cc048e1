import { randomBytes } from "node:crypto";

const NONCE_BYTES = 9;
/** Zero-width, direction, filler, variation and tag characters: they hide instructions from people but not from models. */
const INVISIBLE_RANGES = [
  "ad",
  "34f",
  "61c",
  "115f-1160",
  "17b4-17b5",
  "180b-180f",
  "200b-200c",
  "200e-200f",
  "202a-202e",
  "2060-206f",
  "3164",
  "fe00-fe0e",
  "feff",
  "ffa0",
  "e0000-e0fff",
];
const INVISIBLE = new RegExp(INVISIBLE_RANGES.map((range) => `[${range.replace(/[0-9a-f]+/g, "\\u{$&}")}]`).join("|"), "gu");
/** The same, but for their place in an emoji: 1️⃣ is a digit, a variation selector and a key. */
const OUTSIDE_EMOJI = /(?<!\p{Extended_Pictographic}|[0-9#*])\u{fe0f}|(?<!\p{Extended_Pictographic}|\u{fe0f})\u{200d}/gu;
/** Control tokens of the chat formats in use. */
const CHAT_TOKENS =
  /<\|[^|<>\n]{0,40}\|>(?:system|assistant|user)?|<\/?s>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:system|assistant|user|think|tool_call)>/giu;
/** In full width too: a model reads both alike. */
const FENCE_MARKS = /[<＜]{3,}|[>＞]{3,}/g;
/** A line that pretends to be somebody else's turn. */
const ROLE_LABEL = /^([ \t>#*_\-[【]*)(system|assistant|developer|user|系统提示词|系统提示|系统消息|系统|助手)([ \t\]】*_]*)[:：]/i;
/** Letters of other alphabets that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  ѕ: "s",
  і: "i",
  ј: "j",
  т: "t",
  м: "m",
  п: "n",
  в: "b",
  н: "h",
  к: "k",
  ο: "o",
  α: "a",
  ε: "e",
  ι: "i",
  υ: "u",
  ν: "v",
  τ: "t",
  ρ: "p",
  ѵ: "v",
  ԁ: "d",
  ɡ: "g",
  ӏ: "l",
};

/** A name for this request's fences that nobody can guess. */
export function newNonce(): string {
  return randomBytes(NONCE_BYTES).toString("hex");
}

/** Text of a person or of a web page, made unable to look like anything but material. What it says is not changed. */
export function neutralise(text: string): string {
  return text
    .replace(INVISIBLE, "")
    .replace(OUTSIDE_EMOJI, "")
    .replace(CHAT_TOKENS, "")
    .replace(FENCE_MARKS, (marks) => (/^[<＜]/.test(marks) ? "＜" : "＞"))
    .split("\n")
    .map(withoutRoleLabel)
    .join("\n");
}

/** Puts material between marks that carry the nonce. */
export function fence(nonce: string, text: string): string {
  return `<<<${nonce}\n${neutralise(text).replaceAll(nonce, "")}\n${nonce}>>>`;
}

function withoutRoleLabel(line: string): string {
  // Folding keeps the number of characters, so that what is found in the folded line is cut from the real one.
  const folded = [...line].map(foldLetter).join("");
  const found = ROLE_LABEL.exec(folded);
  return found === null
    ? line
    : [...line]
        .slice([...found[0]].length)
        .join("")
        .trimStart();
}

function foldLetter(character: string): string {
  const plain = character.normalize("NFKC").toLowerCase();
  const letter = LOOKALIKES[plain] ?? plain;
  return [...letter].length === 1 ? letter : character;
}
