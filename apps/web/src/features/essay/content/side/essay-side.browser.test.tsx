import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { closeAll } from "#editor/document/testing/editor-pair.ts";
import { SidePanel } from "#features/document/side/side-panel.tsx";
import { job, sectionSteps } from "#features/document/writing/testing/job-steps.ts";
import { useSession } from "#lib/session-store.ts";
import { essayChecksMessages } from "#messages/essay-checks.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { documentMessages as enDocument } from "../../../../messages/en/document.ts";
import { essayChecksMessages as enChecks } from "../../../../messages/en/essay-checks.ts";
import { essayContentMessages as enContent } from "../../../../messages/en/essay-content.ts";
import { documentMessages as zhDocument } from "../../../../messages/zh/document.ts";
import { essayChecksMessages as zhChecks } from "../../../../messages/zh/essay-checks.ts";
import { essayContentMessages as zhContent } from "../../../../messages/zh/essay-content.ts";
import { CountedTab } from "../../checks/checks-tab-label.tsx";
import { createEssayServer, heading, openEssay, words } from "../testing/open-essay.tsx";

const OUTLINE = [heading("c1", "第一章 绪论", 1), heading("s1", "1.1 背景", 2, { target: 4 }), heading("s2", "1.2 方法", 2, { target: 4 })];

/** Of a sheet on a phone of 390 px. */
const PHONE_WIDTH = 350;

afterEach(() => {
  vi.restoreAllMocks();
  closeAll();
  useSession.setState({ token: null, restored: false, owner: undefined });
});

test("every tab is in sight, none behind an edge, and the arrow keys go through all of them", async () => {
  createEssayServer();
  const { screen } = await openEssay(OUTLINE, { side: true });
  const list = screen.getByRole("tablist", { name: m.side.label });
  const tabs = () => [...list.element().querySelectorAll<HTMLElement>("[role=tab]")];
  await expect.poll(() => tabs().length).toBe(6);
  const frame = list.element().getBoundingClientRect();
  expect(list.element().scrollWidth).toBeLessThanOrEqual(list.element().clientWidth);
  for (const tab of tabs()) {
    const box = tab.getBoundingClientRect();
    expect([box.left >= frame.left - 1, box.right <= frame.right + 1, box.height >= 44, box.top]).toEqual([true, true, true, frame.top]);
  }
  tabs()[0]?.focus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(document.activeElement).toBe(tabs()[5]);
  expect(tabs()[5]?.ariaSelected).toBe("true");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(document.activeElement).toBe(tabs()[1]);
});

describe.each([
  ["zh", zhContent, zhChecks, zhDocument.template.tab, 340],
  ["en", enContent, enChecks, enDocument.template.tab, 364],
] as const)("the tabs in %s", (_, content, checks, template, beside) => {
  // Beside the text, and on the phone.
  test.each([beside, PHONE_WIDTH])("stand in one row with a count, no word cut or over another, %s px wide", async (width) => {
    const { section, references, gaps, abstracts, versions } = content.side;
    const titles = [section, references, checks.tab, gaps, abstracts, template, versions];
    const tabs = titles.map((title, at) => ({
      key: title,
      icon: "paragraph" as const,
      title: at === 2 ? <CountedTab title={title} count={12} said={checks.tabCount(12)} /> : title,
      content: () => null,
    }));
    const screen = await render(
      <div style={{ width }}>
        <SidePanel
          label="side"
          tabs={tabs}
          tab={section}
          onChoose={() => undefined}
          onClose={width === beside ? () => undefined : undefined}
        />
      </div>,
    );
    const list = screen.getByRole("tablist").element();
    const frame = list.getBoundingClientRect();
    const boxes = [...list.querySelectorAll("[role=tab]")].map((tab) => {
      const range = document.createRange();
      range.selectNodeContents([...tab.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE) ?? tab);
      const words = range.getBoundingClientRect();
      const own = tab.getBoundingClientRect();
      return { top: own.top, left: Math.min(own.left, words.left), right: Math.max(own.right, words.right) };
    });
    expect(boxes.map(({ top }) => top)).toEqual(boxes.map(() => frame.top));
    expect(boxes[0]?.left).toBeGreaterThanOrEqual(frame.left - 1);
    expect(boxes.at(-1)?.right).toBeLessThanOrEqual(frame.right + 1);
    for (const [at, { left }] of boxes.entries()) if (at > 0) expect(left).toBeGreaterThanOrEqual((boxes[at - 1]?.right ?? 0) - 0.5);
  });
});

test("an outline nobody has written in has nothing to look at, nor has what a job is about to write", async () => {
  const server = createEssayServer();
  const { screen, editor } = await openEssay(OUTLINE, { side: true });
  const label = () => screen.getByRole("tab", { name: new RegExp(essayChecksMessages.tab) }).element().textContent;
  await screen.getByRole("tab", { name: essayChecksMessages.tab }).click();
  await expect.element(screen.getByRole("heading", { name: essayChecksMessages.fine })).toBeVisible();
  expect(label()).toBe(essayChecksMessages.tab);

  server.jobId = "j1";
  await screen.getByRole("button", { name: m.write.oneOf("1.2 方法") }).click();
  server.tell(1, job([...sectionSteps("s2")], { status: "queued" }));
  await expect.element(screen.getByRole("button", { name: /1.2 方法.*排队中/ })).toBeInTheDocument();
  const { state, view } = editor.editor;
  view.dispatch(state.tr.insert(state.doc.resolve(1).posAtIndex(2, 1), state.schema.nodeFromJSON(words("正好四字"))));
  await expect.element(screen.getByText(essayChecksMessages.behind)).toBeVisible();
  await expect.element(screen.getByText(essayChecksMessages.behind)).not.toBeInTheDocument();
  expect(label()).toBe(essayChecksMessages.tab);

  // The job ends without it: now it is missing, and so is the length of the whole.
  server.tell(2, job([...sectionSteps("s2", { status: "skipped" })], { status: "stopped" }));
  await expect.poll(label).toContain(essayChecksMessages.tabCount(2));
});
