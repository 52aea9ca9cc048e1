import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createThinkingSplitter } from "./split-thinking.ts";

function split(content: string, cuts: readonly number[], unopened = false): { text: string; reasoning: string; leaked: boolean } {
  const splitter = createThinkingSplitter(unopened);
  const places = [...new Set([0, ...cuts.map((cut) => cut % (content.length + 1)), content.length])].sort((a, b) => a - b);
  const out = places.slice(1).flatMap((end, index) => splitter.push(content.slice(places[index], end)));
  out.push(...splitter.end());
  const of = (type: string) => out.map((piece) => (piece.type === type ? piece.text : "")).join("");
  return { text: of("text"), reasoning: of("reasoning"), leaked: splitter.leaked };
}

describe("inline thinking", () => {
  const cuts = fc.array(fc.nat(200), { maxLength: 30 });

  it("is split from the answer wherever the pieces are cut", () => {
    fc.assert(
      fc.property(cuts, (at) => {
        expect(split("<think>想\n一想</think>\n\n正文 a < b。", at)).toEqual({
          text: "正文 a < b。",
          reasoning: "想\n一想",
          leaked: false,
        });
      }),
    );
  });

  it("is split when it has no opening tag and that is known", () => {
    fc.assert(
      fc.property(cuts, (at) => {
        expect(split("想一想</think>正文。", at, true)).toEqual({ text: "正文。", reasoning: "想一想", leaked: false });
      }),
    );
  });

  it("may be opened by a model known for not opening it", () => {
    expect(split("<think>想</think>正文。", [3], true)).toMatchObject({ text: "正文。", reasoning: "想", leaked: false });
  });

  it("turns out to be the answer when it is never closed", () => {
    expect(split("其实没有思考。", [2], true).text).toBe("其实没有思考。");
  });

  it("is reported when it came out as text", () => {
    fc.assert(
      fc.property(fc.constantFrom("想一想\n</think>正文。", "想一想</think>\n\n正文。", "想一想</think>"), cuts, (answer, at) => {
        expect(split(answer, at).leaked).toBe(true);
      }),
    );
  });

  it("is read once, however many tags one piece has", () => {
    // Reading all of it again for each tag takes minutes; the runner ends that.
    const tags = 400_000;
    expect(split(`${"<think></think>".repeat(tags)}<think>想</think>文`, [])).toMatchObject({ text: "文", reasoning: "想" });
    const text = `${"甲</think>".repeat(tags)}乙`;
    expect(split(text, [])).toMatchObject({ text, leaked: false });
  });

  it.each(["thinking", "thought", "seed:think"])("may be called %s", (name) => {
    fc.assert(
      fc.property(cuts, (at) => {
        expect(split(`\n<${name}>想</${name}>\n<think>再想</think>\n正文`, at)).toMatchObject({ text: "正文", reasoning: "想再想" });
      }),
    );
  });

  it("stands at the beginning: a text about such tags is kept whole", () => {
    const text = "推理模型先写出 <think> 标签，想完再用\n</think>\n收尾，之后才是给人看的答案。";
    fc.assert(
      fc.property(cuts, (at) => {
        expect(split(text, at)).toEqual({ text, reasoning: "", leaked: false });
        expect(split(`<think>想</think>${text}`, at)).toEqual({ text, reasoning: "想", leaked: false });
      }),
    );
    expect(split("用 </think> 收尾。", [])).toMatchObject({ text: "用 </think> 收尾。", leaked: false });
  });

  it("does not swallow a text that only looks like it", () => {
    fc.assert(
      fc.property(cuts, (at) => {
        expect(split("x <thin> y </thinking 2<3", at)).toEqual({ text: "x <thin> y </thinking 2<3", reasoning: "", leaked: false });
      }),
    );
  });
});
