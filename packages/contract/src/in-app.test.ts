import { expect, test } from "vitest";
import { isInApp } from "./in-app.ts";

const ANDROID =
  "Mozilla/5.0 (Linux; Android 14; PJD110) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.188 Mobile Safari/537.36";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

test("the browsers inside messaging apps on phones are known by their names", () => {
  for (const name of [
    `${ANDROID} XWEB/1260117 MMWEBSDK/20240802 MicroMessenger/8.0.50.2701(0x28003255) WeChat/arm64 NetType/WIFI Language/zh_CN`,
    `${IPHONE} Mobile/15E148 MicroMessenger/8.0.49(0x18003130) NetType/WIFI Language/zh_CN`,
    `${ANDROID} wxwork/4.1.22 MicroMessenger/7.0.1 NetType/WIFI`,
    `${ANDROID} MQQBrowser/6.2 TBS/046295 V1_AND_SQ_8.9.33 QQ/8.9.33.10335 NetType/WIFI`,
    `${ANDROID} AliApp(DingTalk/7.6.10) com.alibaba.android.rimet`,
    `${IPHONE} Mobile/15E148 Lark/7.20.5 LarkLocale/zh_CN ChannelName/Feishu`,
  ]) {
    expect(isInApp(name), name).toBe(true);
  }
});

test("browsers of their own, and these apps on a desktop, save files as they are", () => {
  for (const name of [
    ANDROID,
    `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`,
    `${ANDROID} MQQBrowser/15.2`,
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781 WindowsWechat",
  ]) {
    expect(isInApp(name), name).toBe(false);
  }
});
