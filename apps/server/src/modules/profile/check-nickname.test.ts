import { describe, expect, test } from "vitest";
import { readWordList } from "../../adapters/moderation/word-list.ts";
import { createWordListModeration } from "../../adapters/moderation/word-list-moderation.ts";
import { checkNickname } from "./check-nickname.ts";

const moderation = createWordListModeration(readWordList("坏词\n丑话 | x | mask"));

describe("a nickname", () => {
  test("is kept trimmed and in one Unicode form, and counted by characters, not by units", () => {
    expect(checkNickname(moderation, "  小橘 ")).toBe("小橘");
    expect(checkNickname(moderation, "e\u0301")).toBe("é");
    expect(checkNickname(moderation, "𠮷".repeat(30))).toBe("𠮷".repeat(30));
    expect(checkNickname(moderation, "👨‍👩‍👧 家")).toBe("👨‍👩‍👧 家");
  });

  test("that is empty, too long, unreadable or turns the line around is none", () => {
    const wrong = [
      "",
      "   ",
      "𠮷".repeat(31),
      "a\nb",
      "a\u0000b",
      "a\u202Eb",
      "a\u2066b",
      "a\u200Fb",
      "a\u2028b",
      "\u200B\u200B",
      "\u3164",
      "a\uD800",
    ];
    for (const name of wrong) expect(() => checkNickname(moderation, name), JSON.stringify(name)).toThrow("nickname.invalid");
  });

  test("does not hide a word of the list behind what nobody sees", () => {
    for (const unseen of ["\ufe0f", "\u{e0041}", "\u034f", "\u3164", "\u180e", "\u2800", "\ufff9", "\u200b", "\u0336"]) {
      for (const name of [`我是坏${unseen}词`, `丑${unseen}${unseen}话`]) {
        expect(() => checkNickname(moderation, name), JSON.stringify(name)).toThrow("nickname.invalid");
      }
    }
  });

  test("with a word of the moderation's list is none, whether texts would be ended or masked by it", () => {
    for (const name of ["我是坏词", "坏 词", "丑话"]) expect(() => checkNickname(moderation, name), name).toThrow("nickname.invalid");
  });
});
