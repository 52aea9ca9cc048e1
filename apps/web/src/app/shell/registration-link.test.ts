import { expect, test } from "vitest";
import { registrationLink } from "./registration-link.ts";

test("a filing number leads to the register it stands in, another line nowhere", () => {
  expect(registrationLink("京ICP备00000000号-1")).toBe("https://beian.miit.gov.cn/");
  expect(registrationLink("京公网安备 11010802000000号")).toBe("https://beian.mps.gov.cn/#/query/webSearch?code=11010802000000");
  expect(registrationLink("网信算备000000000000000000号")).toBeNull();
  expect(registrationLink("京公网安备待补")).toBeNull();
});
