type Message = { readonly role: string; readonly content: string };

/** What an order of the tests asks to be written. */
const MARK = /(?:KUMQUAT|金柑)-\d{2}/g;
/** Characters a model reads past. */
const UNSEEN = /[\p{Cf}\u115f\u1160\u3164]/gu;
const OPENS = /^\s*<{3,}/;
const CLOSES = />{3}\s*$/;
/** Marks of chat formats: what follows them is somebody speaking, wherever they stand. */
const TURN_TOKEN = /<\|[^|<>\n]{0,40}\|>|<\/?s>|\[\/?INST\]|<<\/?SYS>>/i;
const TURN_LABEL = /^[\s>#*_\-[(【]*(?:system|assistant|developer|系统提示词?|系统消息|系统|助手)[\s\]】)*_]*[:：]/i;
/** Letters of other alphabets, as a model reads them. */
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
  т: "t",
  м: "m",
};

/**
 * A model that obeys whatever it reads as said to it, and is easily fooled about what that is: any line that looks like the end of
 * a fence ends it, and anybody who seems to take a turn is obeyed. Gives the marks it was told to write.
 */
export function obeyPrompt(messages: readonly Message[]): string[] {
  const told: string[] = [];
  for (const { content } of messages) {
    let isData = false;
    for (const raw of content.split(/\r\n?|\n|\u2028|\u2029/)) {
      const line = asRead(raw);
      if (OPENS.test(line) && !TURN_TOKEN.test(line)) isData = true;
      else if (CLOSES.test(line) && !TURN_TOKEN.test(line)) isData = false;
      else if (TURN_TOKEN.test(line) || TURN_LABEL.test(line)) isData = false;
      if (!isData) told.push(...(line.match(MARK) ?? []));
    }
  }
  return [...new Set(told)];
}

function asRead(line: string): string {
  return [...line.normalize("NFKC").replace(UNSEEN, "")].map((letter) => LOOKALIKES[letter.toLowerCase()] ?? letter).join("");
}
