import { page } from "vitest/browser";
import { openBlocks, paragraph } from "#editor/blocks/testing/open-blocks.ts";
import { ReferencesPanel } from "#features/essay/references/references-panel.tsx";
import { essayReferencesMessages as m } from "#messages/essay-references.ts";
import { given, type Places, show } from "../six-answers.tsx";

const REFERENCE = {
  ...{ id: "R1", item: { type: "article", title: "同伴互评", authors: [], year: "2021", language: "zh" }, tier: "A", source: "crossref" },
  ...{ check: "found", hasAbstract: true, file: null, createdAt: "2026-11-23T00:00:00Z" },
};
const LIBRARY = { list: [REFERENCE], edition: "2015", system: "numbers", canSearch: true };

const button = (name: string | RegExp, exact = true) => page.getByRole("button", { name, exact });

async function panel(): Promise<void> {
  given({ "/api/reference/list": LIBRARY });
  const { opened } = openBlocks([paragraph("甲")]);
  await show(<ReferencesPanel essayId="e1" editor={opened.editor} />);
}

async function importList(): Promise<void> {
  await panel();
  await button(m.add.import).click();
}

export const REFERENCE_PLACES: Places = {
  "/api/reference/remove features/essay/references/remove-dialog.tsx": async () => {
    await panel();
    await button(/更多：.*同伴互评/).click();
    await page.getByRole("menuitem", { name: "删除" }).click();
    await button(m.removing.confirm).click();
  },
  "/api/reference/search features/essay/references/search-dialog.tsx": async () => {
    await panel();
    await button("查找").click();
    await page.getByRole("textbox", { name: m.search.field }).fill("阅读角");
    await page.getByRole("dialog").getByRole("button", { name: m.search.button, exact: true }).click();
  },
  "/api/reference/style features/essay/references/style-choice.tsx": async () => {
    await panel();
    await page.getByRole("combobox", { name: m.style.edition }).selectOptions("2025");
  },
  "/api/reference/file features/essay/references/use-file.tsx": async () => {
    await panel();
    await page
      .getByLabelText(m.add.file)
      .first()
      .upload(new File(["%PDF"], "扫描.pdf", { type: "application/pdf" }));
  },
  "/api/reference/import features/essay/references/import-dialog.tsx": async () => {
    await importList();
    await page.getByRole("textbox", { name: m.import.field }).fill("@book{a}");
    await button(m.import.preview).click();
  },
  "/api/file/upload features/essay/references/import-dialog.tsx": async () => {
    await importList();
    await page.getByLabelText("选文件").upload(new File(["@book{a}"], "a.bib"));
  },
  "/api/reference/save features/essay/references/reference-dialog.tsx": async () => {
    await panel();
    await button("手动填写").click();
    await page.getByRole("textbox", { name: "题名" }).fill("统计学");
    await button(m.form.save).click();
  },
};
