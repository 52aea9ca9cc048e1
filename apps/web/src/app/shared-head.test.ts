import { expect, test } from "vitest";
import { withSharedHead } from "./shared-head.server.ts";

const WORDS = { name: "橘笺", home: "首页", templates: "模板库" };
const SITE = "https://write.example";
const page = (title: string) => `<html><head><title>${title}</title></head><body></body></html>`;
const headOf = (path: string, title: string, site = SITE) => withSharedHead(page(title), path, { variant: "zh", site, words: WORDS });
const factsOf = (html: string): unknown => JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "null");

test("a scene is shared with its own picture at an absolute address and says where it stands", () => {
  const html = headOf("/scene/weeklyReport", "周报 · AI 写作 · 橘笺");
  expect(html).toContain('<meta property="og:image" content="https://write.example/share/scene/weeklyReport.png"/>');
  expect(html).toContain('<meta itemprop="image" content="https://write.example/share/scene/weeklyReport.png"/>');
  expect(factsOf(html)).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, name: "首页", item: "https://write.example/homepage" },
      { position: 2, item: "https://write.example/scene/list/work" },
      { position: 3, name: "周报", item: "https://write.example/scene/weeklyReport" },
    ],
  });
});

test("a template stands below the library, the home page is the site, any other page is shared with the picture of the site", () => {
  expect(factsOf(headOf("/template/page/abc", "模板 · 橘笺"))).toMatchObject({
    itemListElement: [{}, { item: `${SITE}/template/list` }, {}],
  });
  expect(factsOf(headOf("/homepage", "橘笺"))).toMatchObject({ "@type": "WebSite", url: `${SITE}/homepage` });
  expect(headOf("/upgrade", "会员 · 橘笺")).toContain(`content="${SITE}/share/homepage.png"`);
});

test("without a configured site nothing is said that takes an absolute address", () => {
  const html = headOf("/scene/weeklyReport", "周报", "");
  expect(factsOf(html)).toBeNull();
  expect(html).toContain('content="/share/scene/weeklyReport.png"');
});

test("a title can end neither an attribute nor the script", () => {
  const html = headOf("/template/page/abc", '&lt;/script&gt;"x" · 橘笺');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).toContain('content="&lt;/script&gt;&quot;x&quot; · 橘笺"');
});
