import { createMarkdown } from "@tangleaf/document/markdown";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createBlockStream } from "./block-stream.ts";

const markdown = createMarkdown().disable("reference");

function streamed(chunks: readonly string[]): string {
  const stream = createBlockStream(markdown);
  const committed = chunks.flatMap((chunk) => stream.write(chunk).committed);
  return [...committed, ...stream.finish().committed].join("");
}

const SAMPLES: Record<string, string> = {
  report:
    "# 周报\n\n## 一、本周进展\n\n本周**完成**三件事，**中文，**后面。\n第二行\n\n- a\n- b\n\n  还在 b 里\n\n1. 一\n\n2. 二\n\n3. 三\n\n结尾。",
  table: "前文\n| 项目 | 数 |\n| --- | ---: |\n| 甲 | 1 |\n| 乙 | 2 |\n\n后文 | 不是表\n",
  math: "设 $x+1$ 与 \\(y\\)。\n\n$$\na\n- b\n$$\n\n\\[\nc=d\n\\]\n\n价格 $5 到 $6\n$$\n\n没闭合\n\n$$ 也没\n# 标题\n",
  fence: "```js\nlet a = 1;\n\n\n// x\n```\n\n> 引\n> 用\n懒行\n\n---\n\n***\n末",
  references: "看 [1] 与 [x]\n\n[1]: https://a.b\n\n[x]: https://c.d",
  breaks: "一\r\n二\r\n\r\n三\r四",
};

for (const [name, sample] of Object.entries(SAMPLES)) {
  test(`${name}: text in any pieces gives the same page as the whole text`, () => {
    const whole = markdown.render(sample.replace(/\r\n?/g, "\n"));
    expect(streamed([sample])).toBe(whole);
    expect(streamed([...sample])).toBe(whole);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 40 }), (sizes) => {
        expect(streamed(cut(sample, sizes))).toBe(whole);
      }),
      { numRuns: 200 },
    );
  });
}

test("any mixture of marks gives the same page in pieces as in one", () => {
  const marks = [
    "- ",
    "1. ",
    "2",
    ". ",
    "\n",
    "\n\n",
    "  ",
    "    ",
    "# ",
    "> ",
    "|",
    "---",
    "```\n",
    "$$",
    "$",
    "\\[",
    "\\]",
    "**",
    "字",
    "a",
    "`",
    "[x]: y",
  ];
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...marks), { maxLength: 60 }),
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }),
      (parts, sizes) => {
        const text = parts.join("");
        expect(streamed(cut(text, sizes))).toBe(markdown.render(text));
      },
    ),
    {
      numRuns: 4000,
      examples: [
        [["**", "```\n", "\\[", "\n", "- ", "\\]", "- "], [1]],
        [["**", "\n", "|", "```\n", "---", "- ", "- "], [1]],
      ],
    },
  );
});

test("a finished paragraph is committed when the next one has its first line", () => {
  const stream = createBlockStream(markdown);
  expect(stream.write("第一段。\n\n第二").committed).toEqual([]);
  const step = stream.write("段。\n");
  expect(step.committed).toEqual(["<p>第一段。</p>\n"]);
  expect(step.tail).toBe("<p>第二段。</p>\n");
});

test("the finished blocks and the rest of the text as it came give the whole page, wherever the text is cut", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(SAMPLES)),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 40 }),
      (sample, sizes) => {
        const stream = createBlockStream(markdown);
        let finished = "";
        for (const piece of cut(sample, sizes)) {
          const step = stream.write(piece);
          finished += step.committed.join("");
          expect(finished + markdown.render(sample.slice(step.upTo).replace(/\r\n?/g, "\n"))).toBe(
            markdown.render(sample.replace(/\r\n?/g, "\n")),
          );
        }
        expect(stream.finish().upTo).toBe(sample.length);
      },
    ),
  );
});

test("marks that would only flash are not shown", () => {
  const stream = createBlockStream(markdown);
  expect(stream.write("正文\n\n-").tail).toBe("<p>正文</p>\n");
  expect(createBlockStream(markdown).write("一句**重点").tail).toBe("<p>一句<strong>重点</strong></p>\n");
});

function cut(text: string, sizes: readonly number[]): string[] {
  const pieces: string[] = [];
  for (let at = 0, n = 0; at < text.length; n++) {
    const size = sizes[n % sizes.length] ?? 1;
    pieces.push(text.slice(at, at + size));
    at += size;
  }
  return pieces;
}
