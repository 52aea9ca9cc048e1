import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

const MAX = 200;

test.each([
  ["inline tags", "H<sub>2</sub>O in <i>vitro</i>", "H2O in vitro"],
  ["paragraphs of JATS", "<jats:p>One.</jats:p><jats:p>Two.</jats:p>", "One. Two."],
  [
    "the heading of an abstract",
    "<jats:title>Abstract</jats:title><jats:p>Abstract algebra is used.</jats:p>",
    "Abstract algebra is used.",
  ],
  ["a Chinese heading", "<title>摘要</title><p>本文讨论……</p>", "本文讨论……"],
  ["MathML", "Mass of <mml:math><mml:mi>W</mml:mi></mml:math> bosons", "Mass of W bosons"],
  ["tags escaped once", "&lt;i&gt;E. coli&lt;/i&gt; at night", "E. coli at night"],
  ["tags escaped twice", "A &amp;amp; B &amp;lt;b&amp;gt;C&amp;lt;/b&amp;gt;", "A & B C"],
  ["numbers of characters", "caf&#233; &#x4F60;", "café 你"],
  ["a script", "<script src=x>alert(1)</script>Title", "alert(1)Title"],
  ["a handler", 'Title<img src=x onerror="alert(1)">', "Title"],
  ["a comparison", "p < 0.05 and q > 3", "p < 0.05 and q > 3"],
  ["line ends and control characters", "a\n\tb\u0000c\u0007", "a bc"],
  ["a turned direction and zero width", "abc\u202Edef\u200B\u2066", "abcdef"],
  ["half a character", "a\uD800b", "a\uFFFDb"],
])("%s come out as plain text", (_, text, plain) => {
  expect(plainText(text, MAX)).toBe(plain);
});

test.each([[undefined], [null], [7], [{}], [["a"]], [""], [" <p></p> "], ["&#0;"]])("%j is no text", (value) => {
  expect(plainText(value, MAX)).toBeNull();
});

test("a text is cut at its bound, and not through a character", () => {
  expect(plainText("abcdef", 4)).toBe("abcd");
  expect(plainText("abc😀", 4)).toBe("abc");
});

test("a million open brackets are done at once", () => {
  expect(plainText("<a ".repeat(1_000_000), MAX)).toHaveLength(MAX);
  expect(plainText("<title>".repeat(1_000_000), 20_000)).toBeNull();
});
