import { describe, expect, test } from "vitest";
import { safeReturnPath } from "./safe-return-path.ts";

describe("where a sign-in returns to", () => {
  test.each([
    "/homepage",
    "/my/info",
    "/scene/weeklyReport?text=1#top",
    "/invite/aB3dEf7H",
    "/scene/list/all?q=%2f%2fevil.example",
    "/a//b",
  ])("%s is a path of this site and stays", (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  test.each([
    undefined,
    "",
    "homepage",
    "https://evil.example",
    "javascript:alert(1)",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "\\\\evil.example",
    "/%2fevil.example",
    "/%2Fevil.example",
    "/%5cevil.example",
    "/%5C%5cevil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\u0000/evil.example",
    "\t//evil.example",
    " //evil.example",
    "/..//evil.example",
    "/.//evil.example",
    "/a/../..//evil.example",
    "/%2e%2e//evil.example",
    "/..\\\\evil.example",
    "/./%5cevil.example",
    "@evil.example",
  ])("%j leads home", (path) => {
    expect(safeReturnPath(path)).toBe("/homepage");
  });

  test("the page that ends a sign-in is no place to return to", () => {
    expect(safeReturnPath("/login/wx?code=x&state=y")).toBe("/homepage");
    expect(safeReturnPath("/login/./wx")).toBe("/homepage");
  });
});
