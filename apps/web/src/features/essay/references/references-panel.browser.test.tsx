import type { EssayReference } from "@tangleaf/contract";
import { REFERENCE_PAGE_SIZE } from "@tangleaf/contract/constants";
import type { NodeJson } from "@tangleaf/document/model";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createCitationSource } from "#editor/blocks/citation/citation-source.ts";
import { blocksIn, openBlocks, paragraph } from "#editor/blocks/testing/open-blocks.ts";
import { closeAll } from "#editor/document/testing/editor-pair.ts";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { useSession } from "#lib/session-store.ts";
import { okAnswer, refusedAnswer, sampleBaseInfo, sampleUser } from "#lib/testing/server-answers.ts";
import { essayReferencesMessages as m } from "#messages/essay-references.ts";
import type { EssayLibrary } from "./api.ts";
import { useEssayCitations } from "./essay-citations.ts";
import { ReferencesPanel } from "./references-panel.tsx";

const reference = (no: number, title: string, more: Partial<EssayReference> = {}): EssayReference => ({
  id: `R${no}`,
  item: { type: "article", title, authors: [{ literal: "林晓禾" }], container: "沙箱教育研究", year: "2021", language: "zh" },
  tier: "A",
  source: "crossref",
  check: "found",
  hasAbstract: true,
  file: null,
  createdAt: "2026-11-23T00:00:00Z",
  ...more,
});

let library: EssayLibrary;
const answers: Record<string, (input: Record<string, unknown>) => object> = {};
const sent: [path: string, input: Record<string, unknown>][] = [];

beforeEach(() => {
  library = {
    list: [
      reference(1, "阅读角的使用情况"),
      reference(2, "同伴互评", { tier: "B" }),
      reference(3, "没有人查到的书", { tier: "C", source: "import", check: "notFound" }),
      reference(4, "访谈记录", {
        tier: "C",
        source: "file",
        check: "none",
        item: { type: "other", title: "访谈记录", language: "zh" },
        file: { fileId: "f", name: "访谈.pdf", pages: 12, passages: 40, isCut: false },
      }),
    ],
    edition: "2015",
    system: "numbers",
    canSearch: true,
  };
  for (const path of Object.keys(answers)) delete answers[path];
  sent.length = 0;
  queryClient.clear();
  useSession.setState({ token: "t", restored: true, owner: "u1" });
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    const input = typeof init?.body === "string" ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    sent.push([String(path), input]);
    if (path === "/api/user/info") return Response.json(okAnswer(sampleUser()));
    if (path === "/api/agreement/baseInfo") return Response.json(okAnswer(sampleBaseInfo({ features: {} })));
    if (path === "/api/file/upload" && answers[path] === undefined)
      return Response.json(okAnswer({ fileId: "up1", name: "a", type: "pdf", bytes: 3 }));
    const answer = answers[String(path)]?.(input);
    return Response.json(answer ?? okAnswer(path === "/api/reference/list" ? library : {}));
  });
});

afterEach(closeAll);

const cite = (refIds: string): NodeJson => ({ type: "citation", attrs: { refIds } });

function Page({
  opened,
}: {
  opened: { editor: ReturnType<typeof openBlocks>["editor"]; source: ReturnType<typeof createCitationSource> };
}) {
  const mine = useEssayCitations("e1");
  mine.subscribe((state) => opened.source.setState(state));
  return <ReferencesPanel essayId="e1" editor={opened.editor} />;
}

async function show(
  blocks: readonly NodeJson[] = [{ type: "paragraph", content: [{ type: "text", text: "甲" }, cite("R2"), cite("R1")] }],
) {
  const source = createCitationSource();
  const { opened, editor } = openBlocks(blocks, { citations: source });
  const screen = await render(
    <QueryScope>
      <Page opened={{ editor, source }} />
    </QueryScope>,
  );
  await expect.element(screen.getByText(/共 4 条/)).toBeVisible();
  return { screen, editor, opened };
}

const rows = (screen: { container: Element }) => [...screen.container.querySelectorAll("li")].map((row) => row.textContent ?? "");
const bodiesOf = (path: string) => sent.filter(([to]) => to === path).map(([, input]) => input);

test("what is cited comes first by its number, each with how sure it is; the rest is below", async () => {
  const { screen } = await show();
  await expect.element(screen.getByText("引用 2 条，共 4 条")).toBeVisible();
  const [first, second, third, fourth] = rows(screen);
  expect(first).toMatch(/^\[1\]林晓禾\. 同伴互评\[J\]\. 沙箱教育研究, 2021\.题名相符引用 1 处/);
  expect(second).toMatch(/^\[2\].*已核实/);
  expect(third).toMatch(/^R3.*未核实数据库里没有查到/);
  expect(fourth).toMatch(/^R4.*自己的资料PDF 12 页，40 段可查/);
});

test("a reference is cited at the caret, and numbers follow at once", async () => {
  const { screen, editor, opened } = await show([paragraph("甲"), { type: "paragraph", content: [cite("R2")] }]);
  editor.commands.focus(3);
  await screen.getByRole("listitem").filter({ hasText: "没有人查到的书" }).getByRole("button", { name: "引用" }).click();
  expect(blocksIn(editor)[0]?.content?.at(-1)).toEqual(cite("R3"));
  expect([...opened.element.querySelectorAll(".citation")].map((one) => one.textContent)).toEqual(["[1]", "[2]"]);
  await expect.element(screen.getByText("引用 2 条，共 4 条")).toBeVisible();
  expect(rows(screen)[0]).toContain("没有人查到的书");
});

test("removing says what it does to the text before it does it", async () => {
  const { screen } = await show();
  answers["/api/reference/remove"] = () => {
    library = { ...library, list: library.list.filter(({ id }) => id !== "R2") };
    return okAnswer({});
  };
  await screen.getByRole("button", { name: /更多：.*同伴互评/ }).click();
  await screen.getByRole("menuitem", { name: "删除" }).click();
  await expect.element(screen.getByText(/正文里有 1 处引用它。删除后那里显示为 \[R2\?\]/)).toBeVisible();
  await screen.getByRole("dialog").getByRole("button", { name: "删除" }).click();
  await expect.element(screen.getByText(/共 3 条/)).toBeVisible();
  expect(bodiesOf("/api/reference/remove")).toEqual([{ essayId: "e1", referenceIds: ["R2"] }]);
});

test("works are searched for, those that did not answer are named, and what was added is told", async () => {
  const { screen } = await show();
  const work = {
    title: "乡村小学阅读角",
    doi: "10.5555/a",
    authors: [{ family: "林晓禾", given: "" }],
    year: 2021,
    container: "沙箱",
    source: "crossref",
  };
  const found = [work, { ...work, doi: "10.5555/b", title: "另一篇" }];
  answers["/api/reference/search"] = () => okAnswer({ list: found, missing: ["openalex"] });
  answers["/api/reference/add"] = ({ works }) =>
    okAnswer({ added: [], same: [], failed: JSON.stringify(works).includes("10.5555/b") ? [{ index: 0, reason: "different" }] : [] });
  await screen.getByRole("button", { name: "查找", exact: true }).click();
  await screen.getByRole("textbox", { name: /题名、作者/ }).fill("阅读角");
  await screen.getByRole("dialog").getByRole("button", { name: "查找", exact: true }).click();
  await expect.element(screen.getByText("OpenAlex 没有回应，结果可能不全")).toBeVisible();
  for (const button of screen.getByRole("button", { name: "添加", exact: true }).elements()) (button as HTMLElement).click();
  await expect.element(screen.getByRole("button", { name: "已添加" })).toBeDisabled();
  await expect.element(screen.getByText("DOI 对应的是另一篇，没有添加")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "下一页" })).not.toBeInTheDocument();
  const fullPage = Array.from({ length: REFERENCE_PAGE_SIZE }, (_, at) => ({ ...work, doi: `10.5555/p${at}` }));
  answers["/api/reference/search"] = () => okAnswer({ list: fullPage, missing: [] });
  await screen.getByRole("dialog").getByRole("button", { name: "查找", exact: true }).click();
  answers["/api/reference/search"] = () => refusedAnswer("reference.limited", { message: "文献库这会儿问的人太多，20 秒后再试" });
  await screen.getByRole("button", { name: "下一页" }).click();
  await expect.element(screen.getByText(/20 秒后再试/)).toBeVisible();
});

test("an import is shown before it is kept, with what was not read", async () => {
  const { screen } = await show();
  const item = { type: "book", title: "统计学", language: "zh" };
  answers["/api/reference/import"] = ({ preview }) =>
    okAnswer({
      read: [
        { id: preview === true ? null : "R5", isSame: false, item },
        { id: "R1", isSame: true, item: library.list[0]?.item },
      ],
      failed: [{ line: 7, text: "@article{e", reason: "noTitle" }],
    });
  await screen.getByRole("button", { name: "导入" }).click();
  await screen.getByRole("textbox", { name: "粘贴到这里" }).fill("@book{a}");
  await screen.getByRole("button", { name: "看看读成了什么" }).click();
  await expect.element(screen.getByText("第 7 行 · 没有题名")).toBeVisible();
  await expect.element(screen.getByText(/已经有了/)).toBeVisible();
  await screen.getByRole("button", { name: "导入 1 条" }).click();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(bodiesOf("/api/reference/import").map(({ preview }) => preview)).toEqual([true, false]);
});

test("a file that is no list of references says where it belongs, and what was pasted stays", async () => {
  answers["/api/file/upload"] = () => refusedAnswer("upload.wrongType", { message: "这种文件用不了" });
  const { screen } = await show();
  await screen.getByRole("button", { name: "导入" }).click();
  await screen.getByRole("textbox", { name: "粘贴到这里" }).fill("@book{a");
  await screen.getByLabelText("选文件").upload(new File(["%PDF"], "论文.pdf"));
  await expect.element(screen.getByText(m.import.wrongFile)).toBeVisible();
  await screen.getByRole("button", { name: "取消" }).click();
  await screen.getByRole("button", { name: "导入" }).click();
  await expect.element(screen.getByRole("textbox", { name: "粘贴到这里" })).toHaveValue("@book{a");
});

test("a year, a date, a DOI and an address that are none are refused at their fields, and none is sent", async () => {
  const { screen } = await show();
  await screen.getByRole("button", { name: "手动填写" }).click();
  await screen.getByRole("textbox", { name: "题名" }).fill("统计学");
  const wrong = [
    [/^年份/, "abc", m.form.bad.year],
    [/^DOI/, "hello", m.form.bad.doi],
    [/^网址/, "javascript:alert(1)", m.form.bad.url],
    [/^引用日期/, "2024-02-31", m.form.bad.accessed],
  ] as const;
  for (const [name, typed, said] of wrong) {
    await screen.getByRole("textbox", { name }).fill(typed);
    await userEvent.keyboard("{Tab}");
    await expect.element(screen.getByRole("textbox", { name })).toHaveAccessibleDescription(said);
  }
  await screen.getByRole("button", { name: "保存" }).click();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("textbox", { name: /^年份/ }).element());
  expect(bodiesOf("/api/reference/save")).toEqual([]);
  expect(document.querySelector('a[href^="javascript"]')).toBeNull();
  for (const [at, typed] of ["c2018", "https://doi.org/10.5555/a", "www.example.org/a", "2024/5/1"].entries())
    await screen.getByRole("textbox", { name: wrong[at]?.[0] ?? /^$/ }).fill(typed);
  await screen.getByRole("button", { name: "保存" }).click();
  await expect
    .poll(() => bodiesOf("/api/reference/save")[0]?.["item"])
    .toMatchObject({ year: "c2018", doi: "10.5555/a", url: "www.example.org/a", accessed: "2024-05-01" });
});

test("a reference typed by hand shows its entry, and needs a title", async () => {
  const { screen } = await show();
  await screen.getByRole("button", { name: "手动填写" }).click();
  await screen.getByRole("combobox", { name: "类型" }).selectOptions("book");
  await screen.getByRole("button", { name: "保存" }).click();
  await expect.element(screen.getByText("“题名”还没填")).toBeVisible();
  await screen.getByRole("textbox", { name: "题名" }).fill("统计学");
  await screen.getByRole("textbox", { name: "作者" }).fill("贾俊平");
  await screen.getByRole("textbox", { name: "年份" }).fill("2018");
  await expect.element(screen.getByText("贾俊平. 统计学[M]. 2018.")).toBeVisible();
  await screen.getByRole("button", { name: "保存" }).click();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  const item = { type: "book", title: "统计学", authors: [{ literal: "贾俊平" }], year: "2018", language: "zh" };
  expect(bodiesOf("/api/reference/save")).toEqual([{ essayId: "e1", item }]);
});

test("the style changes list and text at once", async () => {
  const { screen, opened } = await show();
  answers["/api/reference/style"] = ({ edition, system }) => {
    library = { ...library, edition: edition as "2025", system: system as "authorYear" };
    return okAnswer({});
  };
  await screen.getByRole("combobox", { name: "著录标准" }).selectOptions("2025");
  await expect.element(screen.getByText("林晓禾. 阅读角的使用情况[J]. 沙箱教育研究，2021.")).toBeVisible();
  await screen.getByRole("combobox", { name: "正文标注" }).selectOptions("authorYear");
  await expect.poll(() => opened.element.querySelector(".citation")?.textContent).toMatch(/^（林晓禾，2021[ab]）$/);
  expect(bodiesOf("/api/reference/style").at(-1)).toEqual({ essayId: "e1", edition: "2025", system: "authorYear" });
});

test("a file that cannot be read is refused in words; without a database of works there is no dead search", async () => {
  library = { ...library, canSearch: false };
  answers["/api/reference/file"] = () => refusedAnswer("reference.noText", { message: "这个文件里没有能读的文字" });
  const { screen } = await show();
  await expect.element(screen.getByText(/没有接入文献数据库/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "查找" })).not.toBeInTheDocument();
  await screen
    .getByLabelText("PDF / Word")
    .first()
    .upload(new File(["%PDF"], "扫描.pdf", { type: "application/pdf" }));
  await expect.element(screen.getByText("这个文件里没有能读的文字")).toBeVisible();
  await screen
    .getByLabelText("PDF / Word")
    .first()
    .upload(new File(["x"], "图.png"));
  await expect.element(screen.getByText("只能添加 PDF 和 docx")).toBeVisible();
});
