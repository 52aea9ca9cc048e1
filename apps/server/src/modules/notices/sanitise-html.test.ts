import { ANNOUNCEMENT } from "@tangleaf/contract";
import { expect, test } from "vitest";
import { sanitiseHtml } from "./sanitise-html.ts";

const htmlOf = (input: string) => {
  const made = sanitiseHtml(input);
  return "html" in made ? made.html : made;
};

test("paragraphs, lists, emphasis and https links are kept, and every other attribute goes", () => {
  expect(htmlOf('<p class="a" onclick="x()">会员<b style="color:red">五折</b><br/></p>')).toBe("<p>会员<b>五折</b><br></p>");
  expect(htmlOf("<UL><li>一</LI><li>二</ul>")).toBe("<ul><li>一</li><li>二</li></ul>");
  expect(htmlOf('<a target=_blank href="https://example.org/a?b=1&amp;c=2">看</a>')).toBe(
    '<a href="https://example.org/a?b=1&amp;c=2">看</a>',
  );
});

test("what could run, load or leave the page is dropped, and no word of a script is shown", () => {
  const hostile: Readonly<Record<string, string>> = {
    "一<script>alert(1)</script>二": "一二",
    "<scr<script></script>ipt>alert(1)": "&lt;script&gt;alert(1)",
    "<img src=x onerror=alert(1)>一": "一",
    '<a href="javascript:alert(1)">一</a>': "一",
    '<a href="&#106;avascript:alert(1)">一</a>': "一",
    '<a href="https://a@evil.example/">一</a>': "一",
    "<style>p{}</style><svg><p>一</svg>二": "二",
    "<iframe srcdoc='<p>一'>二": "",
    "<!-- <b> -->一<!-- 二": "一",
    '<p title="><script>">一': "<p>一</p>",
    "<p": "&lt;p",
    "1 < 2 && 3 > 2": "1 &lt; 2 &amp;&amp; 3 &gt; 2",
    "&lt;script&gt;&copy;&bogus": "&lt;script&gt;&copy;&amp;bogus",
  };
  for (const [input, made] of Object.entries(hostile)) expect(htmlOf(input), input).toBe(made);
});

test("what is open is closed, and what was not opened is not closed", () => {
  expect(htmlOf("<p><b>一</p>二</b></li>")).toBe("<p><b>一</b></p>二");
});

test("a bomb of characters, of depth or of elements is refused, and one just inside is not", () => {
  const { htmlMaxCharacters, maxDepth, maxElements } = ANNOUNCEMENT;
  expect(sanitiseHtml("一".repeat(htmlMaxCharacters + 1))).toEqual({ refused: "tooLong" });
  expect(sanitiseHtml("<b>".repeat(maxDepth + 1))).toEqual({ refused: "tooDeep" });
  expect(sanitiseHtml("<br>".repeat(maxElements + 1))).toEqual({ refused: "tooMany" });
  // Marks that are dropped count too: they are work all the same.
  expect(sanitiseHtml("<x>".repeat(maxElements + 1))).toEqual({ refused: "tooMany" });
  expect(sanitiseHtml("<b>".repeat(maxDepth))).toMatchObject({ text: "" });
  expect(sanitiseHtml("一".repeat(htmlMaxCharacters))).toMatchObject({ text: "一".repeat(htmlMaxCharacters) });
});

test("input made to be slow comes to an end", () => {
  const { htmlMaxCharacters } = ANNOUNCEMENT;
  for (const bait of ["<", '<a "', "<!--", "<p '", "&", "<script>"]) {
    expect(sanitiseHtml(bait.repeat(Math.floor(htmlMaxCharacters / bait.length))), bait).toBeTypeOf("object");
  }
});
