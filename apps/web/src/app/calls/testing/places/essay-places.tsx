import { page, userEvent } from "vitest/browser";
import { heading, openBlocks, paragraph } from "#editor/blocks/testing/open-blocks.ts";
import { useSync } from "#features/essay/checks/use-sync.ts";
import { openEssay, heading as section, words } from "#features/essay/content/testing/open-essay.tsx";
import { DownloadMenu } from "#features/essay/downloads/download-menu.tsx";
import { AddTemplate } from "#features/essay/export/add-template.tsx";
import { ExportDialog } from "#features/essay/export/export-dialog.tsx";
import { TemplateMapping } from "#features/essay/export/template-mapping.tsx";
import { ESSAY, TEMPLATE } from "#features/essay/export/testing/export-answers.ts";
import { IntegrityNotice } from "#features/essay/integrity-notice.tsx";
import { OutlinePage } from "#features/essay/outline/outline-page.tsx";
import { TemplateDialog } from "#features/essay/templates/template-dialog.tsx";
import { sampleEssay } from "#features/essay/testing/sample-essay.ts";
import { TitlePage } from "#features/essay/title/title-page.tsx";
import { essayContentMessages as content } from "#messages/essay-content.ts";
import { essayExportMessages as file } from "#messages/essay-export.ts";
import { essayOutlineMessages as outline } from "#messages/essay-outline.ts";
import { essayTemplateMessages as template } from "#messages/essay-templates.ts";
import { essayTitleMessages as title } from "#messages/essay-title.ts";
import { given, type Places, show } from "../six-answers.tsx";
import { TEMPLATE_CARD, TEMPLATE_PARTS } from "../template-answers.ts";

const close = () => undefined;
const button = (name: string | RegExp, exact = false) => page.getByRole("button", { name, exact });

const line = (id: string, name: string) => ({ id, level: 1, title: name, targetCnt: 1500, textData: "", needs: [], subPara: [] });
const OUTLINED = sampleEssay({
  ...{ stage: "outline", title: "盘点研究", length: 3000, major: "会计学", topic: "盘点" },
  outlines: [{ no: 1, generationId: null, version: 0, outline: [line("a", "绪论"), line("b", "结语")] }],
});
const THESIS_TEMPLATE = { ...TEMPLATE_CARD, ...TEMPLATE_PARTS };
const WRITTEN = {
  "/api/essay/get": ESSAY,
  "/api/agreement/baseInfo": {
    modelList: [{ name: "m1", label: "m1", isDefault: true, builtin: false, price: 1 }],
    settings: { features: { pay: true, essayFullText: true } },
  },
  "/api/reference/list": { edition: "2015", system: "numbers", list: [], canSearch: false },
  "/api/document/versions": { total: 0, list: [] },
  "/api/essay/ledger": { version: 0, entries: [] },
  "/api/wordTemplate/list": { list: [] },
  "/api/wordTemplate/add": TEMPLATE,
} as const;
const CHAPTER = [section("c1", "第一章 绪论", 1), section("s1", "1.1 背景", 2), words("因为时间很紧，所以讨论过。")];

const outlinePage = async (address = "/essay/outline?essay=e1") => {
  given({
    "/api/essay/get": OUTLINED,
    "/api/essay/list": { total: 0, list: [] },
    "/api/ai/get": { generationId: "g1", status: "done", result: null, input: {} },
  });
  await show(<OutlinePage />, address);
};

async function exportDialog(): Promise<void> {
  given({ ...WRITTEN, "/api/essay/get": { ...ESSAY, integrityAt: "2026-06-03T04:00:00Z" } });
  await show(<ExportDialog essayId="e1" open onClose={close} />);
}

async function addTemplate(): Promise<void> {
  await show(<AddTemplate open onClose={close} onAdded={close} />);
  const input = () => document.querySelector<HTMLInputElement>('input[type="file"]');
  const field = input();
  if (field === null) throw new Error("no place to choose a file");
  const chosen = new DataTransfer();
  chosen.items.add(new File(["PK"], "模板.docx"));
  field.files = chosen.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

async function templateMapping(press: string): Promise<void> {
  given(WRITTEN);
  await show(<TemplateMapping essayId="e1" template={TEMPLATE} open onClose={close} />);
  await button(press, true).click();
}

async function writeAbstract(): Promise<void> {
  given({ ...WRITTEN, "/api/essay/abstract": { generationId: "g1" } });
  await openEssay(CHAPTER, { abstracts: true });
  await button(content.abstracts.write).click();
}

async function reword(): Promise<void> {
  given({ ...WRITTEN, "/api/essay/reword": { generationId: "g1" } });
  await openEssay(CHAPTER, { outline: true });
  await button(content.refine.openOf(content.toolbar.rewrite, "1.1 背景")).click();
  await button(content.reword.all).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: new RegExp(`^${content.reword.actions.polish}`) })
    .click();
}

function Sync({ editor }: { editor: ReturnType<typeof openBlocks>["opened"]["editor"] }) {
  const mark = { what: "claim", because: "h-方法", from: "426份", to: "430份" };
  const sync = useSync({
    ...{ essayId: "e1", model: null, editor, asOneStep: (change) => change(), titleOf: (id) => id },
    section: { sectionId: "h-结果", marks: [mark], passages: [{ text: "426份显示差异。", replacements: [] }] } as never,
  });
  return (
    <>
      <button type="button" onClick={sync.reword}>
        改写
      </button>
      <p>{sync.suggestion?.message}</p>
    </>
  );
}

export const ESSAY_PLACES: Places = {
  "/api/essay/titles features/essay/title/use-titles.ts": async () => {
    given({ "/api/essay/get": sampleEssay() });
    await show(<TitlePage />, "/essay/title");
    await page.getByLabelText(new RegExp(`^${title.fields.major}`)).fill("会计学");
    await page.getByLabelText(new RegExp(`^${title.fields.topic}`)).fill("社区生鲜店存货盘点");
    await button(/\d 个题目/).click();
  },
  "/api/essay/outline features/essay/outline/api.ts": async () => {
    await outlinePage("/essay/outline");
    await page.getByRole("textbox", { name: outline.fields.title }).fill("门店盘点");
    await button(new RegExp(outline.ask.first)).click();
  },
  "/api/essay/create features/essay/outline/api.ts": async () => {
    await outlinePage();
    await button(outline.bar.choose).click();
  },
  "/api/essay/addOutline features/essay/outline/api.ts": async () => {
    await outlinePage();
    await button(outline.bring.title).click();
    await page.getByRole("dialog").getByRole("textbox").last().fill("一、绪论\n二、方法\n三、结论");
    await button(outline.bring.add).click();
  },
  "/api/template/use features/essay/templates/api.ts": async () => {
    given({
      "/api/template/list": { total: 1, leftOut: null, facets: { kind: {}, discipline: {}, level: {}, method: {} }, list: [TEMPLATE_CARD] },
      "/api/template/page": THESIS_TEMPLATE,
    });
    const essay = { essayId: "e1", title: "", level: "undergraduate", language: "zh", length: 10_000, material: "" } as const;
    await show(<TemplateDialog open onClose={close} essay={essay} onUsed={close} />);
    await button(/工作嵌入/).click();
    await button(template.use, true).click();
  },
  "/api/essay/export features/essay/export/api.ts": async () => {
    await exportDialog();
    await button(file.action, true).click();
  },
  "/api/essay/update features/essay/export/export-dialog.tsx": async () => {
    await exportDialog();
    await page.getByLabelText(file.cover.facts.author).fill("林一");
    await userEvent.tab();
  },
  "/api/essay/update features/essay/integrity-notice.tsx": async () => {
    await show(<IntegrityNotice essayId="e1" />);
    await page.getByText(file.notice.accept).click();
  },
  "/api/essay/export features/essay/downloads/download-menu.tsx": async () => {
    const said = { download: "下载大纲", downloading: "…", locked: "", lockedReason: "", failed: "没下载成" };
    await show(<DownloadMenu asked={{ essayId: "e1" }} open words={said} formats={{ md: "Markdown" }} />);
    await button(said.download).click();
    await page.getByRole("menuitem").click();
  },
  "/api/wordTemplate/add features/essay/export/api.ts": addTemplate,
  "/api/file/upload lib/use-upload.ts": addTemplate,
  "/api/wordTemplate/update features/essay/export/api.ts": () => templateMapping(file.template.save),
  "/api/wordTemplate/remove features/essay/export/api.ts": () => templateMapping(file.template.remove),
  "/api/essay/abstract features/essay/content/side/use-abstract-writing.ts": writeAbstract,
  "/api/ai/get features/essay/content/side/use-abstract-writing.ts": writeAbstract,
  "/api/essay/reword features/essay/content/section/reword-dialog.tsx": reword,
  "/api/ai/get editor/stream/read-result.ts": reword,
  "/api/essay/sync features/essay/checks/use-sync.ts": async () => {
    const { opened } = openBlocks([heading(1, "方法"), paragraph("收回430份。"), heading(1, "结果"), paragraph("426份显示差异。")]);
    await show(<Sync editor={opened.editor} />);
    await button("改写").click();
  },
};
