import { expect } from "vitest";
import { page } from "vitest/browser";
import { openBlocks, paragraph } from "#editor/blocks/testing/open-blocks.ts";
import { DefenceDialog } from "#features/document/defence/defence-dialog.tsx";
import { DefenceView } from "#features/document/defence/defence-view.tsx";
import { AiOutlineDialog } from "#features/note/ai-outline/ai-outline-dialog.tsx";
import { useExportNote } from "#features/note/bars/export-menu.tsx";
import { PayDialog } from "#features/pay/pay-dialog.tsx";
import { begunSignIn } from "#features/session/begun-sign-in.ts";
import { LoginWays } from "#features/session/login-ways.tsx";
import { WxReturn } from "#features/session/wx-return.tsx";
import { Conversation } from "#features/table/chat/conversation.tsx";
import { openInPage } from "#features/table/testing/open-in-page.ts";
import { askInPage } from "#features/table/testing/show-in-page.tsx";
import { TemplateSide } from "#features/template/template-side.tsx";
import { UseTemplateDialog } from "#features/template/use-template-dialog.tsx";
import { WorkspaceWithQueries } from "#features/writing/workspace/scene-workspace.tsx";
import { openPay } from "#lib/overlay-stores.ts";
import { queryClient } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { defenceMessages as defence } from "#messages/defence.ts";
import { noteOutlineMessages } from "#messages/note-outline.ts";
import { tableMessages as table } from "#messages/table.ts";
import { templateMessages as template } from "#messages/template.ts";
import { writingMessages as writing } from "#messages/writing.ts";
import { given, type Places, show, Using } from "../six-answers.tsx";
import { TEMPLATE_CARD, TEMPLATE_PARTS } from "../template-answers.ts";

const close = () => undefined;
const button = (name: string | RegExp, exact = false) => page.getByRole("button", { name, exact });
const store = async () => undefined;

const field = { key: "why", label: "事由", type: "text", placeholder: "", require: true };
const scene = (sceneType: string) =>
  ({
    ...{
      sceneType,
      title: "请假条",
      remark: "",
      category: sceneType === "kepu" ? "document" : "college",
      categoryName: "",
      marked: "",
      icon: "",
    },
    ...{ output: { unit: "char", layout: "none", register: "letter", isSigned: true }, form: [field], example: {} },
  }) as never;

async function startWriting(sceneType: string): Promise<void> {
  given({
    "/api/ai/list": { total: 0, list: [] },
    "/api/agreement/baseInfo": { modelList: [], settings: { features: { pay: true, essayFullText: true } } },
  });
  await show(
    <WorkspaceWithQueries scene={scene(sceneType)} finishedText={null} back="/" crumb={null} heading={<h1>请假条</h1>} />,
    `/scene/${sceneType}`,
  );
  await page.getByLabelText(/事由/).fill("感冒");
  await button(new RegExp(writing.write.start)).click();
}

const TEMPLATE = {
  ...TEMPLATE_CARD,
  ...TEMPLATE_PARTS,
  ...{ whyGood: [], opening: [], hardSample: { title: "", text: "" }, staged: false, checklist: [] },
  ...{ scenes: [], frame: { front: [], back: [] }, since: "2026-11-22", cost: { tokens: 0 } },
} as never;

const OUTLINES = { list: [] };
const QUOTE = { tokens: 1, maxTokens: 1, balanceAfter: 1 };

async function askOutline(): Promise<void> {
  given({ "/api/note/outlines": OUTLINES, "/api/note/outline": { generationId: "g1", estimate: QUOTE } });
  const { opened } = openBlocks([paragraph("甲")]);
  const note = { documentId: "n1", store, asOneStep: (change: () => void) => change(), editor: { editor: opened.editor } };
  await show(<AiOutlineDialog open onClose={close} note={note as never} />);
  await button(new RegExp(noteOutlineMessages.ai.ask)).click();
}

const SHEET = "部门\t金额\n市场部\t900\n技术部\t1600";

async function talk(kind: "plan" | "explain"): Promise<void> {
  given({ "/api/table/chat": { generationId: "g1", status: "queued", answer: null }, "/api/table/explain": { generationId: "g1" } });
  const opened = await openInPage(SHEET, {}, "t1");
  const models = [{ name: "m", label: "m", isDefault: true, builtin: false, price: 1 }];
  queryClient.setQueryData(queryKeys.baseInfo, { modelList: models, settings: { features: {}, payWays: [] } } as never);
  await show(<Conversation opened={opened} />);
  await askInPage(kind === "plan" ? "各部门的咕噜金额" : "各部门的总金额");
  await button(new RegExp(table.talk[kind])).click();
}

const GOODS = {
  ...{ id: "month", title: "月度会员", validSpan: "30 天", price: "24.00", claimePrice: "48.00", desc: [], kind: "membership", tokens: 0 },
  ...{ recommended: false, available: true, afterFirstText: false },
};
const ORDER = {
  goodsId: "month",
  goodsTitle: "月度会员",
  tokens: 0,
  goodsAmount: "24.00",
  outOrderId: "o1",
  qrimg: "data:,",
  payApp: "微信",
  expiresIn: 600,
  payUrl: "",
};

async function payBox(choice: { goodsId: string; outOrderId?: string }): Promise<void> {
  given({
    "/api/pay/v3/getGoodsList": [GOODS, { ...GOODS, id: "year", title: "年度会员" }],
    "/api/pay/v3/nativepay": ORDER,
    "/api/pay/v3/order": { ...ORDER, orderStatus: 1 },
    "/api/pay/v3/queryOrderStatus": { orderStatus: 1 },
  });
  openPay(choice);
  await show(<PayDialog />);
}

async function signIn(): Promise<void> {
  const algorithm = { name: "RSA-OAEP", hash: "SHA-256", modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) };
  const { publicKey } = await crypto.subtle.generateKey(algorithm, true, ["encrypt", "decrypt"]);
  const bytes = new Uint8Array(await crypto.subtle.exportKey("spki", publicKey));
  const pem = `-----BEGIN PUBLIC KEY-----\n${btoa(String.fromCharCode(...bytes))}\n-----END PUBLIC KEY-----\n`;
  given({ "/api/auth/code": { uuid: "c1", img: "data:image/gif;base64,R0lGODlhAQABAAAAACw=", publicKey: pem } });
  await show(<LoginWays settings={{ features: { passwordLogin: true }, wxAccountName: "橘笺" } as never} reason={null} />);
  for (const [name, typed] of [
    ["username", "linxiao"],
    ["password", "correct horse battery"],
    ["code", "ab12"],
  ] as const) {
    await expectField(name);
    await page.elementLocator(document.querySelector(`[name=${name}]`) as Element).fill(typed);
  }
  await button("登录", true).click();
}

async function expectField(name: string): Promise<void> {
  await expect.poll(() => document.querySelector(`[name=${name}]`)).not.toBeNull();
}

export const WRITING_PLACES: Places = {
  "/api/ai/start features/writing/store/writing-api.ts": () => startWriting("leaveRequest"),
  "/api/document/start features/writing/workspace/start-document.ts": () => startWriting("kepu"),
  "/api/note/outline features/note/ai-outline/use-proposals.ts": askOutline,
  "/api/note/export features/note/bars/export-menu.tsx": () => {
    const { opened } = openBlocks([paragraph("甲")]);
    const note = { documentId: "n1", store, editor: { doc: opened.doc } } as never;
    return show(<Using hook={() => useExportNote(note)} act={({ download }) => download("md")} />);
  },
  "/api/defence/start features/document/defence/use-defence.ts": async () => {
    given({ "/api/defence/list": { list: [] } });
    await show(<DefenceDialog open onClose={close} documentId="e1" store={store} />);
    await button(new RegExp(defence.write)).click();
  },
  "/api/defence/export features/document/defence/defence-view.tsx": async () => {
    await show(<DefenceView generationId="g1" kit={{ slides: [], questions: [] } as never} minutes={8} />);
    await button(defence.pptx).click();
  },
  "/api/template/use features/template/api.ts": async () => {
    await show(<UseTemplateDialog page={TEMPLATE} open onClose={close} length={10_000} onLength={close} />);
    await button(template.dialog.start).click();
  },
  "/api/template/export features/template/api.ts": async () => {
    given({ "/api/template/page": { starred: false, used: null }, "/api/wordTemplate/list": { list: [] } });
    const names = { kinds: [], disciplines: [], methods: [] };
    await show(<TemplateSide page={TEMPLATE} names={names} scenes={[]} length={10_000} onLength={close} />);
    await button(template.word).click();
  },
  "/api/table/chat features/table/talk/use-table-talk.ts": () => talk("plan"),
  "/api/table/explain features/table/talk/use-table-talk.ts": () => talk("explain"),
  "/api/table/get features/table/talk/use-table-talk.ts": () => talk("explain"),
  "/api/pay/v3/nativepay features/pay/api.ts": () => payBox({ goodsId: "month" }),
  "/api/pay/v3/resume features/pay/api.ts": () => payBox({ goodsId: "month", outOrderId: "o1" }),
  "/api/pay/v3/cancelOrder features/pay/api.ts": async () => {
    await payBox({ goodsId: "month" });
    await expect.element(page.getByRole("timer")).toBeVisible();
    // Other goods are chosen instead: the order for the first is given up.
    await page.getByRole("radio", { name: /年度会员/ }).click({ force: true });
  },
  "/api/auth/login features/session/use-password-login.ts": signIn,
  "/api/auth/wxlogin features/session/use-wx-return.ts": () => {
    history.replaceState(null, "", "/login/wx?code=c1&state=s1");
    begunSignIn.keep({ nonce: "n1", type: "inapp", returnTo: "/", remember: false });
    return show(<WxReturn />, "/login/wx");
  },
};
