import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { indexPages, NoPageError } from "./page-index.ts";

function openBuilds() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "pages-")));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const place = join(folder, "zh");
  const build = (name: string, script: string) => {
    const built = join(folder, `zh-${name}`);
    mkdirSync(join(built, "assets"), { recursive: true });
    writeFileSync(join(built, "index.html"), `<p>${name}</p>`);
    writeFileSync(join(built, "robots.txt"), name);
    writeFileSync(join(built, "assets", script), name);
    rmSync(place, { force: true });
    symlinkSync(`zh-${name}`, place);
  };
  return { folder, place, build };
}

test("a build that takes another's place changes nothing for a server that has begun", () => {
  const { place, build } = openBuilds();
  build("first", "a.js");
  const pages = indexPages(place);
  build("second", "b.js");
  expect(readFileSync(pages.get("/")?.path ?? "", "utf8")).toBe("<p>first</p>");
  expect(pages.has("/assets/a.js")).toBe(true);
});

test("open pages of a former build still find their scripts, and nothing else of it", () => {
  const { place, build } = openBuilds();
  build("first", "a.js");
  build("second", "b.js");
  const pages = indexPages(place);
  expect(readFileSync(pages.get("/assets/a.js")?.path ?? "", "utf8")).toBe("first");
  expect(readFileSync(pages.get("/assets/b.js")?.path ?? "", "utf8")).toBe("second");
  expect(readFileSync(pages.get("/robots.txt")?.path ?? "", "utf8")).toBe("second");
});

test("a folder without a page is refused", () => {
  const { folder, place } = openBuilds();
  expect(() => indexPages(place)).toThrow(NoPageError);
  expect(() => indexPages(folder)).toThrow(NoPageError);
});
