import { page } from "vitest/browser";
import { NicknameRow } from "#features/account/nickname-row.tsx";
import { PasswordForm } from "#features/account/password-form.tsx";
import { FeedbackDialog } from "#features/advice/feedback-dialog.tsx";
import { claimDailyGift } from "#features/gift/daily-gift.ts";
import { GiftRefused } from "#features/gift/gift-refused.tsx";
import { CheckOrder } from "#features/orders/check-order.tsx";
import { useClaim } from "#features/pay/use-claim.ts";
import { ConfirmLogin } from "#features/session/confirm-login.tsx";
import { DevLoginForm } from "#features/session/dev-login-form.tsx";
import { WxLogin } from "#features/session/wx-login.tsx";
import { openFeedback } from "#lib/feedback-store.ts";
import { accountMessages as account } from "#messages/account.ts";
import { adviceMessages as advice } from "#messages/advice.ts";
import { ordersMessages as orders } from "#messages/orders.ts";
import { sessionMessages as session } from "#messages/session.ts";
import { given, type Places, show, Using } from "../six-answers.tsx";

const close = () => undefined;
const button = (name: string | RegExp) => page.getByRole("button", { name });
const way = { reason: null, remember: false, onRemember: close };
const PASSWORD = "k7-mQ2vz-tea";

async function publicKey(): Promise<string> {
  const algorithm = { name: "RSA-OAEP", hash: "SHA-256", modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) };
  const { publicKey: key } = await crypto.subtle.generateKey(algorithm, true, ["encrypt", "decrypt"]);
  const bytes = new Uint8Array(await crypto.subtle.exportKey("spki", key));
  return `-----BEGIN PUBLIC KEY-----\n${btoa(String.fromCharCode(...bytes))}\n-----END PUBLIC KEY-----\n`;
}

async function setPassword(): Promise<void> {
  given({ "/api/auth/publicKey": { publicKey: await publicKey() } });
  await show(<PasswordForm mode="set" username="" onForgotten={close} onDone={close} />);
  await page.getByLabelText(account.password.username).fill("lin");
  await page.getByLabelText(account.password.new, { exact: true }).fill(PASSWORD);
  await page.getByLabelText(account.password.again).fill(PASSWORD);
  await button(account.save).click();
}

export const ACCOUNT_PLACES: Places = {
  "/api/user/update features/account/api.ts": async () => {
    await show(<NicknameRow nickname="林" />);
    await button(account.info.changeNickname).click();
    await page.getByRole("textbox").fill("橘");
    await button(account.save).click();
  },
  "/api/auth/publicKey features/account/api.ts": setPassword,
  "/api/user/setPassword features/account/api.ts": setPassword,
  "/api/advise/save features/advice/api.ts": async () => {
    openFeedback();
    await show(<FeedbackDialog />);
    await page.getByRole("radio").last().click({ force: true });
    await page.getByRole("textbox", { name: new RegExp(`^${advice.content}`) }).fill("图很好看，想要更多");
    await page.getByRole("checkbox").click({ force: true });
    await button(advice.send).click();
  },
  "/api/pay/activity/gift5k features/gift/daily-gift.ts": async () => {
    await show(<GiftRefused />);
    await claimDailyGift("u1");
  },
  "/api/pay/v3/checkOrder features/orders/api.ts": async () => {
    await show(<CheckOrder outOrderId="o1" goodsTitle="月度会员" />);
    await button(orders.check.of("月度会员")).click();
  },
  "/api/pay/activity/claim features/pay/api.ts": () => show(<Using hook={useClaim} act={({ claim }) => claim("vip99")} />),
  "/api/auth/devlogin features/session/dev-login-form.tsx": async () => {
    await show(<DevLoginForm {...way} username="lin" onUsername={close} />);
    await button(session.dev.submit).click();
  },
  "/api/auth/wxauthorize features/session/wx-login.tsx": async () => {
    await show(<WxLogin {...way} type="web" />);
    await button(session.wx.web).click();
  },
  "/api/auth/qrconfirm features/session/confirm-login.tsx": async () => {
    given({ "/api/auth/qrstate": { state: "scanned", nickname: "林" } });
    await show(<ConfirmLogin />, "/login/confirm?ticket=t1");
    await button(session.confirm.asMemberAction).click();
  },
  "/api/auth/qrconfirm features/session/newcomer-form.tsx": async () => {
    given({
      "/api/auth/qrstate": { state: "scanned", nickname: null },
      "/api/auth/code": { uuid: "c1", img: "data:image/gif;base64,R0lGODlhAQABAAAAACw=", publicKey: "" },
    });
    await show(<ConfirmLogin />, "/login/confirm?ticket=t1");
    await page.getByRole("textbox").fill("abcd");
    await button(session.confirm.asNewAction).click();
  },
};
