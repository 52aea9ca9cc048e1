import { page, userEvent } from "vitest/browser";
import { openBlocks, paragraph } from "#editor/blocks/testing/open-blocks.ts";
import { NewNote } from "#features/note/new-note.tsx";
import { SearchSourcesDialog } from "#features/note/search/search-sources-dialog.tsx";
import { SourcesTab } from "#features/note/sources/sources-tab.tsx";
import { queryClient } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { noteSearchMessages as search } from "#messages/note-search.ts";
import { noteSourcesMessages as sources } from "#messages/note-sources.ts";
import { given, type Places, show } from "../six-answers.tsx";

const PAGE = { title: "堆肥一年记", url: "https://green.example/compost", snippet: "", site: "环保网", publishedAt: null };
const QUOTE = { ...PAGE, excerpt: "每天", characters: 3200, isCut: false, tokens: 64 };
const WORK = {
  ...{ title: "阅读角", doi: "10.5555/a", authors: [], year: 2021, container: "教育研究", abstract: "", source: "openalex", citedBy: 0 },
  ...{ volume: null, issue: null, pages: null, publisher: null, type: "article", language: "zh", url: null },
};
const source = (no: number, title: string) => ({
  ...{ id: `R${no}`, sourceId: `s${no}`, kind: "file", type: "docx", title, characters: 12, pages: null, rows: null, isCut: false },
  ...{ fileId: "f", url: null, site: null, fetchedAt: null, createdAt: "2026-11-23T00:00:00Z", isOn: true, entry: title },
});
const FILE_QUOTE = { title: "报告", type: "pdf", characters: 12, pages: 1, rows: null, isCut: false, tokens: 248, isKnown: false };

const button = (name: string | RegExp) => page.getByRole("button", { name });

async function searchDialog(): Promise<void> {
  given({
    "/api/source/search": { list: [PAGE], charged: 50 },
    "/api/source/quotePage": QUOTE,
    "/api/reference/search": { list: [WORK], missing: [] },
  });
  queryClient.setQueryData(queryKeys.baseInfo, { settings: { features: { webSearch: true, bibliography: true } } } as never);
  const { opened } = openBlocks([paragraph("甲")]);
  const note = { documentId: "n1", editor: opened, asOneStep: (change: () => void) => change() };
  await show(<SearchSourcesDialog open onClose={() => undefined} note={note} />);
}

async function searchWeb(): Promise<void> {
  await searchDialog();
  await page.getByRole("textbox").fill("堆肥");
  await button(new RegExp(search.web.button)).click();
}

async function lookAtPage(): Promise<void> {
  await searchWeb();
  await button(`${search.look} ${PAGE.title}`).click();
}

async function searchWorks(): Promise<void> {
  await searchDialog();
  await page.getByRole("radio", { name: search.kinds.works }).click();
  await page.getByRole("textbox").fill("阅读角");
  await button(search.works.button).click();
}

async function sourcesTab(): Promise<void> {
  given({
    "/api/source/list": { list: [source(1, "访谈记录")] },
    "/api/source/own": { total: 1, list: [source(9, "别的报告")] },
    "/api/source/quote": FILE_QUOTE,
  });
  const { opened } = openBlocks([paragraph("甲")]);
  await show(<SourcesTab noteId="n1" editor={opened.editor} onShowText={() => undefined} />);
}

async function removeSource(how: "remove" | "erase"): Promise<void> {
  await sourcesTab();
  await button(sources.more("访谈记录")).click();
  await page.getByRole("menuitem", { name: sources[how] }).click();
  await button(sources.removing.confirm[how]).click();
}

async function feedFile(): Promise<void> {
  await sourcesTab();
  await button(sources.feed.action).click();
  await userEvent.upload(page.getByLabelText(sources.feed.choose, { exact: true }).first(), new File(["x"], "报告.pdf"));
}

export const NOTE_PLACES: Places = {
  "/api/source/search features/note/search/web-search.tsx": searchWeb,
  "/api/source/quotePage features/note/search/web-search.tsx": lookAtPage,
  "/api/source/addPage features/note/search/web-search.tsx": async () => {
    await lookAtPage();
    await button(new RegExp(`^${search.add} `)).click();
  },
  "/api/reference/search features/note/search/works-search.tsx": searchWorks,
  "/api/source/addWork features/note/search/works-search.tsx": async () => {
    await searchWorks();
    await button(`${search.add} ${WORK.title}`).click();
  },
  "/api/source/use features/note/sources/source-row.tsx": async () => {
    await sourcesTab();
    await page.getByRole("checkbox", { name: /访谈记录/ }).click();
  },
  "/api/source/remove features/note/sources/remove-source-dialog.tsx": () => removeSource("remove"),
  "/api/source/erase features/note/sources/remove-source-dialog.tsx": () => removeSource("erase"),
  "/api/file/upload lib/use-upload.ts": feedFile,
  "/api/source/quote features/note/sources/use-feed.ts": feedFile,
  "/api/source/add features/note/sources/use-feed.ts": async () => {
    await feedFile();
    await button(/248/).click();
  },
  "/api/source/attach features/note/sources/own-sources.tsx": async () => {
    await sourcesTab();
    await button(sources.feed.action).click();
    await button(sources.feed.attach("别的报告")).click();
  },
  "/api/note/create features/note/new-note.tsx": () => show(<NewNote />),
};
