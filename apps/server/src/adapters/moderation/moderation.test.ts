import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readWordList } from "./word-list.ts";
import { createWordListModeration } from "./word-list-moderation.ts";

const FINDINGS_MAX_CPU_MS = 10_000;

const moderation = createWordListModeration(
  readWordList("坏词 | test | block\n脏话 | rude | mask\nbadword | test | mask # a comment\n\n# nothing here\n坏消息 | test | mask"),
);

function streamed(pieces: readonly string[]): { text: string; blocked: string | null } {
  const stream = moderation.open();
  let text = "";
  for (const piece of pieces) {
    const step = stream.push(piece);
    text += step.text;
    if (step.blocked !== null) return { text, blocked: step.blocked };
  }
  const end = stream.end();
  return { text: text + end.text, blocked: end.blocked };
}

describe("word list moderation", () => {
  it.each(["坏词", "前面坏词后面", "坏 词", "坏*词", "坏\u200b词", "坏·词"])("blocks %j", (text) => {
    expect(moderation.check(text)).toEqual({ action: "block", category: "test" });
  });

  it.each([
    ["说脏话了", "说＊＊了"],
    ["ＢａｄＷｏｒｄ!", "＊＊＊＊＊＊＊!"],
    ["一个坏消息。", "一个＊＊＊。"],
  ])("masks %j", (text, shown) => {
    expect(moderation.check(text)).toMatchObject({ action: "mask", text: shown });
  });

  it.each(["好词", "坏。词", "坏\n词", ""])("passes %j", (text) => {
    expect(moderation.check(text)).toEqual({ action: "pass" });
  });

  it("checks a text of nothing but findings in linear time", () => {
    const before = process.cpuUsage();
    expect(moderation.check("脏话".repeat(50_000)).action).toBe("mask");
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(FINDINGS_MAX_CPU_MS);
  });

  const UNSEEN = [
    "\ufe0f",
    "\u{e0041}",
    "\u{e0100}",
    "\u202a",
    "\u2068",
    "\u034f",
    "\u3164",
    "\u180e",
    "\u061c",
    "\u2800",
    "\ufff9",
    "\u115f",
    "\uffa0",
    "\u200d",
    "\u2060",
    "\ufeff",
    "\u{1d173}",
    "\u{1d159}",
    "\u0336",
    "\u20dd",
    "\u0301",
    "\u0085",
  ];

  it.each(UNSEEN)("finds a word cut by %j, which nobody sees: whole, in pieces and inside a run of others", (unseen) => {
    for (const hidden of [unseen, `${unseen}\ufe0f${unseen}`]) {
      expect(moderation.check(`说坏${hidden}词了`)).toEqual({ action: "block", category: "test" });
      expect(moderation.check(`说脏${hidden}话${hidden}了`)).toEqual({
        action: "mask",
        text: `说${"＊".repeat(2 + [...hidden].length)}${hidden}了`,
        category: "masked",
      });
      expect(streamed(["前面坏", ...hidden.split(""), "词后面"])).toEqual({ text: "前面", blocked: "test" });
    }
  });

  it("leaves everything that is not part of a word as it is: joined emoji, marks, directions", () => {
    const text = "一家人👨‍👩‍👧❤️ é à\u0301 שלום\u200f ا\u061c 坏\ufe0f人";
    expect(moderation.check(text)).toEqual({ action: "pass" });
    expect(streamed([...text])).toEqual({ text, blocked: null });
  });

  it("reads a beginning it cannot decide about once, however long it is kept waiting", () => {
    const stream = moderation.open();
    // Reading everything again for each piece takes minutes; the runner ends that.
    const pieces = 300_000;
    let text = stream.push("坏").text;
    for (let n = 0; n < pieces; n++) text += stream.push("\ufe0f\ufe0f\ufe0f\ufe0f").text;
    text += stream.push("人").text;
    expect(text.length).toBe(2 + 4 * pieces);
  });

  it("finds a word that begins in what an answer goes on from, and masks no more than the answer", () => {
    expect(moderation.open("前面的坏").push("词后面")).toEqual({ text: "", blocked: "test" });
    expect(moderation.open("前面的脏").push("话后面").text).toBe("＊后面");
    expect(moderation.open("前面的坏").push("人").text).toBe("人");
    expect(moderation.open("前面的坏词").push("词后面")).toEqual({ text: "词后面", blocked: null });
  });

  it("finds a word cut anywhere, and shows what stood before it", () => {
    expect(streamed(["前面的话坏", "词后面"])).toEqual({ text: "前面的话", blocked: "test" });
    expect(streamed(["脏", "话"])).toEqual({ text: "＊＊", blocked: null });
  });

  it("keeps nothing back that cannot become a word", () => {
    const stream = moderation.open();
    expect(stream.push("普通的话").text).toBe("普通的话");
    expect(stream.push("坏").text).toBe("");
    expect(stream.push("人").text).toBe("坏人");
  });

  it("gives the same for a text in pieces as for the whole", () => {
    const letter = fc.constantFrom(
      "坏",
      "词",
      "脏",
      "话",
      "消",
      "息",
      "一",
      " ",
      "。",
      "𠮷",
      "\ufe0f",
      "\u{e0041}",
      "b",
      "a",
      "d",
      "w",
      "o",
      "r",
    );
    fc.assert(
      fc.property(fc.array(fc.array(letter, { maxLength: 5 })), (parts) => {
        const pieces = parts.map((part) => part.join(""));
        expect(streamed(pieces)).toEqual(streamed([pieces.join("")]));
      }),
    );
  });

  it("ships a list without a fault", () => {
    const shipped = readWordList(readFileSync(new URL("./words.txt", import.meta.url), "utf8"));
    expect(shipped.words.length).toBeGreaterThan(3);
    expect(shipped.faults).toEqual([]);
  });
});
