import type { Page } from "playwright-core";
import { fillTitleForm } from "./title-form.ts";
import type { Variant } from "./views.ts";
import { fillWeeklyReport } from "./weekly-report.ts";
import { words } from "./words.ts";

export type Screen = { name: string; path: string; signedIn: boolean; prepare?: (page: Page, variant: Variant) => Promise<void> };

/** Every screen of the product, as first seen. */
export const SCREENS: readonly Screen[] = [
  { name: "home", path: "/homepage", signedIn: false },
  { name: "home, signed in", path: "/homepage", signedIn: true },
  { name: "all scenes", path: "/scene/list/all", signedIn: false },
  { name: "a list", path: "/scene/list/college", signedIn: true },
  { name: "a scene", path: "/scene/weeklyReport", signedIn: false },
  { name: "the user agreement", path: "/agreement", signedIn: false },
  { name: "the privacy policy", path: "/privacy", signedIn: true },
  { name: "what it can do", path: "/blog/llm", signedIn: false },
  { name: "the guide to the notebook", path: "/help/notebook", signedIn: true },
  { name: "the template library", path: "/template/list", signedIn: false },
  { name: "the starred templates", path: "/template/list?mine=starred", signedIn: true },
  { name: "a search in the skeletons", path: "/template/list?kind=thesis&q=needs:formula", signedIn: false },
  { name: "a template", path: "/template/page/2mg45pzw7y", signedIn: false },
  {
    name: "using a template",
    path: "/template/page/2mg45pzw7y",
    signedIn: true,
    prepare: async (page, variant) => {
      const { template } = words[variant];
      await page.getByRole("button", { name: template.use }).click();
      await page.getByRole("button", { name: template.dialog.start, exact: true }).waitFor();
    },
  },
  {
    name: "a document made of a template, its checklist beside it",
    path: "/template/page/lpyju3fjt7",
    signedIn: true,
    prepare: async (page, variant) => {
      const { template, essayContent, document: m } = words[variant];
      await page.getByRole("button", { name: template.use }).click();
      await page.getByRole("button", { name: template.dialog.start, exact: true }).click();
      await page.waitForURL("**/essay/content?essay=*");
      await page.getByRole("button", { name: essayContent.side.label, exact: true }).click();
      await page.getByRole("tab", { name: m.template.tab }).click();
      await page.getByRole("group", { name: m.template.checklist }).waitFor();
    },
  },
  { name: "a document", path: "/document/openingReport", signedIn: true },
  { name: "my texts", path: "/my/texts", signedIn: true },
  { name: "my texts, anonymous", path: "/my/texts", signedIn: false },
  { name: "the notebook, empty", path: "/notebook/index/all", signedIn: true },
  { name: "the notebook, anonymous", path: "/notebook/index/all", signedIn: false },
  { name: "the bin of notes", path: "/notebook/index/bin", signedIn: true },
  { name: "mind trees, none yet", path: "/mindtree", signedIn: true },
  { name: "mind trees, anonymous", path: "/mindtree", signedIn: false },
  { name: "a mind tree that does not exist", path: "/mindtree/tree/nothing", signedIn: true },
  {
    name: "a mind tree",
    path: "/mindtree",
    signedIn: true,
    prepare: async (page, variant) => {
      const { mindtreeSamples: samples, mindtree: m } = words[variant];
      await page
        .getByRole("button")
        .filter({ hasText: samples[0]?.title ?? "" })
        .click();
      await page.getByRole("toolbar", { name: m.bar.tools }).waitFor();
    },
  },
  { name: "tables, none yet", path: "/table", signedIn: true },
  { name: "tables, anonymous", path: "/table", signedIn: false },
  { name: "a table that does not exist", path: "/table/sheet/local-nothing", signedIn: false },
  {
    name: "a table that was asked",
    path: "/table",
    signedIn: false,
    prepare: async (page, variant) => {
      const { tableSamples: samples, table: m } = words[variant];
      await page
        .getByRole("button")
        .filter({ hasText: samples[0]?.title ?? "" })
        .click();
      await page.getByRole("grid").waitFor();
      // A phone shows the sheet or the conversation.
      const views = page.getByRole("radiogroup", { name: m.view.label });
      if (await views.isVisible()) await views.getByText(m.view.chat).click();
      const box = page.getByRole("textbox", { name: m.chat.ask });
      await box.fill(variant === "zh" ? "哪个学院最多" : "average score by school");
      await box.press("Enter");
      await page.getByRole("article").waitFor();
    },
  },
  { name: "a new chart, anonymous", path: "/chart", signedIn: false },
  {
    name: "a chart",
    path: "/chart",
    signedIn: true,
    prepare: async (page, variant) => {
      const { chartTool: m } = words[variant];
      // A phone shows the figures or the picture.
      const views = page.getByRole("radiogroup", { name: m.views.label });
      if (await views.isVisible()) await views.getByText(m.views.picture, { exact: true }).click();
      await page.getByRole("button", { name: m.sample.action }).first().click();
      await page.getByRole("figure").locator("svg").first().waitFor();
    },
  },
  { name: "a chart that does not exist", path: "/chart?chart=nothing", signedIn: true },
  { name: "charts, none yet", path: "/chart/index", signedIn: true },
  { name: "an outline, anonymous", path: "/essay/outline", signedIn: false },
  {
    name: "an outline that was pasted",
    path: "/essay/outline",
    signedIn: true,
    prepare: async (page, variant) => {
      const { essayOutline: m } = words[variant];
      await page.getByRole("textbox", { name: m.fields.title, exact: true }).fill("Refunds");
      // A phone shows the form or the paper.
      const views = page.getByRole("radiogroup", { name: m.views.label });
      if (await views.isVisible()) await views.getByText(m.views.paper).click();
      await page.getByRole("button", { name: m.bring.title }).last().click();
      await page.getByRole("textbox", { name: m.bring.label, exact: true }).fill("# One\n## Two\n# Three");
      await page.getByRole("button", { name: m.bring.add }).click();
      await page.locator("[data-line]").nth(2).waitFor();
    },
  },
  { name: "a note that does not exist", path: "/notebook/note/nothing", signedIn: true },
  { name: "a new note, anonymous", path: "/notebook/note", signedIn: false },
  {
    name: "starting a note from an outline",
    path: "/notebook/index/all",
    signedIn: true,
    prepare: async (page, variant) => {
      const { notebook } = words[variant];
      await page.getByRole("button", { name: notebook.outline.action }).click();
      await page.getByLabel(new RegExp(`^${notebook.outline.label}`)).fill("# One\n## Two");
      await page.getByText(notebook.outline.count(2)).waitFor();
    },
  },
  { name: "a new essay, anonymous", path: "/essay/title", signedIn: false },
  {
    name: "titles of an essay",
    path: "/essay/title",
    signedIn: true,
    prepare: async (page, variant) => {
      await fillTitleForm(page, variant);
      await page.keyboard.press("Control+Enter");
      await page.getByRole("heading", { level: 3 }).first().waitFor();
    },
  },
  {
    name: "an essay without a topic",
    path: "/essay/title",
    signedIn: false,
    prepare: async (page, variant) => {
      const { problems } = words[variant].essayTitle;
      await page.keyboard.press("Control+Enter");
      await page.getByText(problems.topic).waitFor();
    },
  },
  {
    name: "choosing a major",
    path: "/essay/title",
    signedIn: false,
    prepare: async (page, variant) => {
      await page.getByRole("button", { name: words[variant].essayTitle.majors.action, exact: true }).click();
      await page.getByRole("dialog").getByRole("navigation").waitFor();
    },
  },
  { name: "an essay that does not exist", path: "/essay/title?essay=nothing", signedIn: true },
  { name: "all essays", path: "/essay/list", signedIn: true },
  { name: "all essays, anonymous", path: "/essay/list", signedIn: false },
  { name: "the bin of essays", path: "/essay/list?bin=1", signedIn: true },
  { name: "essays in four steps", path: "/essay/help", signedIn: false },
  { name: "profile", path: "/my/info", signedIn: true },
  { name: "profile, anonymous", path: "/my/info", signedIn: false },
  { name: "usage", path: "/my/count", signedIn: true },
  {
    name: "usage, choosing days",
    path: "/my/count?from=2026-01-01&to=2026-01-31",
    signedIn: true,
    prepare: async (page) => {
      await page.getByRole("button", { name: /2026-01-01|1.*Jan 2026/ }).click();
      await page.locator('input[type="date"]').first().waitFor();
    },
  },
  { name: "memberships", path: "/my/viplog", signedIn: true },
  { name: "orders", path: "/my/order", signedIn: true },
  { name: "downloads", path: "/my/download", signedIn: true },
  { name: "what each level may do", path: "/my/userrank", signedIn: true },
  { name: "invitations", path: "/my/invite", signedIn: true },
  { name: "where an invitation leads, unknown", path: "/invite/NOBODY00", signedIn: false },
  { name: "where an invitation leads, signed in", path: "/invite/NOBODY00", signedIn: true },
  { name: "a scene that does not exist", path: "/scene/nothingHere", signedIn: false },
  { name: "the prices", path: "/upgrade", signedIn: false },
  { name: "the prices, signed in", path: "/upgrade", signedIn: true },
  {
    name: "the pay box",
    path: "/upgrade",
    signedIn: true,
    prepare: async (page, variant) => {
      await page.getByRole("button", { name: words[variant].upgrade.take }).first().click();
      await page.getByRole("timer").waitFor();
    },
  },
  { name: "a page that does not exist", path: "/nowhere", signedIn: false },
  { name: "confirming a sign-in with an unknown code", path: "/login/confirm?ticket=unknown", signedIn: false },
  {
    name: "the login dialog",
    path: "/scene/weeklyReport",
    signedIn: false,
    prepare: async (page, variant) => {
      await fillWeeklyReport(page);
      await page.getByRole("button", { name: words[variant].writing.write.start }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "registering by name and password",
    path: "/homepage",
    signedIn: false,
    prepare: async (page, variant) => {
      const { session, shell } = words[variant];
      await page.getByRole("button", { name: shell.signInPhone }).first().click();
      const dialog = page.getByRole("dialog");
      // English readers begin with this way.
      if (variant === "zh") await dialog.getByRole("button", { name: session.ways.password }).click();
      await dialog.getByRole("button", { name: session.password.toRegister }).click();
      await dialog.getByRole("button", { name: session.password.register }).click();
      await dialog.getByText(session.password.requiredUsername).waitFor();
    },
  },
  { name: "coming back from a sign-in that began elsewhere", path: "/login/wx?code=c&state=s", signedIn: false },
  {
    name: "the palette",
    path: "/homepage",
    signedIn: true,
    prepare: async (page, variant) => {
      const [typed, found] = variant === "zh" ? ["zhoubao", "周报"] : ["weekly", "Weekly report"];
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").waitFor();
      await page.keyboard.type(typed);
      await page.getByRole("option", { selected: true }).filter({ hasText: found }).waitFor();
    },
  },
];
