import { page } from "vitest/browser";
import { openBlocks, paragraph } from "#editor/blocks/testing/open-blocks.ts";
import { Devices } from "#features/account/devices.tsx";
import { RecentVipLog } from "#features/account/recent-vip-log.tsx";
import { SpaceUsed } from "#features/account/space-used.tsx";
import { ChartPage } from "#features/chart/chart-page.tsx";
import { ChartsShelf } from "#features/chart/list/charts-shelf.tsx";
import { DefenceDialog } from "#features/document/defence/defence-dialog.tsx";
import { VersionDialog } from "#features/document/side/version-dialog.tsx";
import { VersionsTab } from "#features/document/side/versions-tab.tsx";
import { DownloadsList } from "#features/downloads/downloads-list.tsx";
import { EssayContentPage } from "#features/essay/content/content-page.tsx";
import { StatementCheck } from "#features/essay/export/statement-check.tsx";
import { TemplateDialog as WordTemplateDialog } from "#features/essay/export/template-dialog.tsx";
import { TemplatePreview } from "#features/essay/export/template-preview.tsx";
import { TEMPLATE } from "#features/essay/export/testing/export-answers.ts";
import { EssayList } from "#features/essay/list/essay-list.tsx";
import { OutlinePage } from "#features/essay/outline/outline-page.tsx";
import { ReferencesPanel } from "#features/essay/references/references-panel.tsx";
import { TemplateDialog } from "#features/essay/templates/template-dialog.tsx";
import { MyInvites } from "#features/invites/my-invites.tsx";
import { TreesShelf } from "#features/mindtree/shelf/trees-shelf.tsx";
import { AiOutlineDialog } from "#features/note/ai-outline/ai-outline-dialog.tsx";
import { SourcePassages } from "#features/note/sources/source-passages.tsx";
import { SourcesTab } from "#features/note/sources/sources-tab.tsx";
import { NotebookShelf } from "#features/notebook/notebook-shelf.tsx";
import { TextDialog } from "#features/notebook/text-dialog.tsx";
import { NoticePanel } from "#features/notices/notice-panel.tsx";
import { MembershipsList } from "#features/orders/memberships-list.tsx";
import { OrdersList } from "#features/orders/orders-list.tsx";
import { Receipt } from "#features/orders/receipt.tsx";
import { GoodsSheets } from "#features/pay/goods-sheets.tsx";
import { ConfirmLogin } from "#features/session/confirm-login.tsx";
import { LoginWays } from "#features/session/login-ways.tsx";
import { QrLogin } from "#features/session/qr-login.tsx";
import { SheetPage } from "#features/table/sheet-page.tsx";
import { TableList } from "#features/table/shelf/table-list.tsx";
import { TextsList } from "#features/texts/texts-list.tsx";
import { WorksList } from "#features/texts/works-list.tsx";
import { UsageLog } from "#features/usage/usage-log.tsx";
import { UsagePlot } from "#features/usage/usage-plot.tsx";
import { SamplePaper } from "#features/writing/sample/sample-paper.tsx";
import { SitePage } from "../../../../screens/site-page/site-page.tsx";
import { given, type Places, show } from "../six-answers.tsx";
import { TEMPLATE_CARD } from "../template-answers.ts";

const close = () => undefined;
const store = async () => undefined;
const OPENED = { documentId: "e1", store } as never;
const VERSION = { versionId: "v1", createdAt: "2026-11-23T00:00:00Z", label: "", chars: 1, kind: "manual" } as never;
const ESSAY = { essayId: "e1", title: "", level: "undergraduate", language: "zh", length: 10_000, material: "" } as const;
const templates = () => show(<TemplateDialog open onClose={close} essay={ESSAY} onUsed={close} />);

function askOutline() {
  const { opened } = openBlocks([paragraph("甲")]);
  const note = { documentId: "n1", store, asOneStep: (change: () => void) => change(), editor: { editor: opened.editor } };
  return show(<AiOutlineDialog open onClose={close} note={note as never} />);
}

/** Renders the screens that show the answer of a query. */
export const SCREEN_PLACES: Places = {
  "/api/user/sessions features/account/api.ts": () => show(<Devices />),
  "/api/user/getVipLog features/account/api.ts": () => show(<RecentVipLog />),
  "/api/user/space features/account/api.ts": () => show(<SpaceUsed />),
  "/api/chart/get features/chart/api.ts": () => show(<ChartPage foot={null} />, "/chart?chart=c1"),
  "/api/chart/list features/chart/api.ts": () => show(<ChartsShelf />),
  "/api/defence/list features/document/defence/api.ts": () => show(<DefenceDialog open onClose={close} documentId="e1" store={store} />),
  "/api/ai/get features/document/defence/api.ts": () => {
    given({ "/api/defence/list": { list: [{ generationId: "g1", minutes: 8, status: "done", createdAt: "2026-11-23T00:00:00Z" }] } });
    return show(<DefenceDialog open onClose={close} documentId="e1" store={store} />);
  },
  "/api/document/versions features/document/side/api.ts": () => show(<VersionsTab opened={OPENED} />),
  "/api/document/version features/document/side/api.ts": () => show(<VersionDialog opened={OPENED} version={VERSION} onClose={close} />),
  "/api/user/downloads features/downloads/api.ts": () => show(<DownloadsList />),
  "/api/essay/aiStatement features/essay/export/api.ts": async () => {
    await show(<StatementCheck essayId="e1" checked onChange={close} />);
    await page.getByRole("button").first().click();
  },
  "/api/wordTemplate/get features/essay/export/api.ts": () =>
    show(<WordTemplateDialog essayId="e1" templateId="w1" open onClose={close} />),
  "/api/wordTemplate/preview features/essay/export/api.ts": () => show(<TemplatePreview essayId="e1" template={TEMPLATE} mapping={{}} />),
  "/api/essay/list features/essay/api.ts": () => show(<EssayList />),
  "/api/essay/get features/essay/api.ts": () => show(<OutlinePage />, "/essay/outline?essay=e1"),
  "/api/essay/list features/essay/content/api.ts": () => show(<EssayContentPage essayId={null} quota={null} />),
  "/api/reference/list features/essay/references/api.ts": () => {
    const { opened } = openBlocks([paragraph("甲")]);
    return show(<ReferencesPanel essayId="e1" editor={opened.editor} />);
  },
  "/api/template/list features/essay/templates/api.ts": templates,
  "/api/template/page features/essay/templates/api.ts": async () => {
    given({
      "/api/template/list": { total: 1, leftOut: null, facets: { kind: {}, discipline: {}, level: {}, method: {} }, list: [TEMPLATE_CARD] },
    });
    await templates();
    await page.getByRole("button", { name: /工作嵌入/ }).click();
  },
  "/api/user/invitedByMe features/invites/api.ts": () => show(<MyInvites />),
  "/api/mindtree/list features/mindtree/api.ts": () => show(<TreesShelf />),
  "/api/note/outlines features/note/ai-outline/use-proposals.ts": askOutline,
  "/api/source/passage features/note/sources/api.ts": () => show(<SourcePassages noteId="n1" id="R1" sentence="甲" />),
  "/api/source/list features/note/sources/api.ts": () => {
    const { opened } = openBlocks([paragraph("甲")]);
    return show(<SourcesTab noteId="n1" editor={opened.editor} onShowText={close} />);
  },
  "/api/note/list features/notebook/api.ts": () => {
    given({ "/api/notebook/list": { list: [], counts: { all: 0, unfiled: 0, bin: 0 } } });
    return show(<NotebookShelf shelf="all" />);
  },
  "/api/ai/list features/notebook/api.ts": () => show(<TextDialog open onClose={close} shelf="all" />),
  "/api/notice/list features/notices/api.ts": () => show(<NoticePanel id="p" announcements={[]} seenBefore={"" as never} close={close} />),
  "/api/user/getVipLog features/orders/api.ts": () =>
    show(
      <>
        <MembershipsList />
        <OrdersList />
      </>,
    ),
  "/api/pay/v3/order features/orders/api.ts": () => show(<Receipt outOrderId="o1" />),
  "/api/pay/v3/getGoodsList lib/goods.ts": () => show(<GoodsSheets />),
  "/api/auth/qrstate features/session/confirm-login.tsx": () => show(<ConfirmLogin />, "/login/confirm?ticket=t1"),
  "/api/auth/code features/session/use-captcha.ts": () =>
    show(<LoginWays settings={{ features: { passwordLogin: true }, wxAccountName: "橘笺" } as never} reason={null} />),
  "/api/orange/getLoginQr features/session/use-qr-login.ts": () =>
    show(<QrLogin reason={null} account="橘笺" sandbox={false} remember={false} onRemember={close} />),
  "/api/table/get features/table/server-table.ts": () => show(<SheetPage tableId="t1" foot={null} />),
  "/api/table/data features/table/server-table.ts": () => {
    const sheet = { sheetId: "s1", title: "表", rows: 1, columns: [] };
    given({
      "/api/table/get": { tableId: "t1", title: "表", sheetList: [sheet], steps: {}, stepsVersion: 0, answers: [], encoding: null },
    });
    return show(<SheetPage tableId="t1" foot={null} />);
  },
  "/api/table/list features/table/api.ts": () => show(<TableList />),
  "/api/ai/pieces features/texts/api.ts": () => show(<TextsList />),
  "/api/work/list features/texts/works-api.ts": () => show(<WorksList place="all" kind={null} />),
  "/api/user/getApiLog features/usage/api.ts": () => show(<UsageLog />),
  "/api/user/getCountData features/usage/api.ts": () => show(<UsagePlot />),
  "/api/scene/sample features/writing/api.ts": () =>
    show(
      <SamplePaper
        scene={{ sceneType: "leaveRequest", title: "", form: [], output: {} } as never}
        signedIn
        onOwn={close}
        onClose={close}
      />,
    ),
  "/api/agreement/page screens/site-page/site-page.tsx": () => show(<SitePage name="agreement" />),
};
