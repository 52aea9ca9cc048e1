import fc from "fast-check";
import { expect, it } from "vitest";
import { printable } from "./printable.ts";

it("leaves out what XML 1.0 forbids or discourages and nothing else", () => {
  expect(printable("a\u0000b\u000bc\u001fd\ufffee\uffff")).toBe("abcde");
  expect(printable("a\u007fb\u0085c\u009fd")).toBe("abcd");
  expect(printable("\ud842x\udfb7𠮷")).toBe("x𠮷");
  expect(printable("行\t一\n二\r中文 “” é 𠮷")).toBe("行\t一\n二\r中文 “” é 𠮷");
});

it("is well-formed for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.constantFrom("\ud800", "\udc00", "\u0001"), (text, bad) =>
      printable(text + bad + text).isWellFormed(),
    ),
  );
});
