import { expect, test } from "vitest";
import { readBill } from "./read-bill.ts";

const HEAD = "交易时间,微信订单号,商户订单号,交易状态,订单金额,申请退款金额,费率备注";
const PAID = "`2026-11-20 12:00:00,`4200,`T1,`SUCCESS,`49.00,`0.00,`";
const REFUND = "`2026-11-20 12:01:00,`4200,`T1,`REFUND,`0.00,`10.01,`";
const SUMS = ["总交易单数,订单总金额", "`2,`49.00"];

test("payments and refunds are told by their state, and the sums are none", () => {
  const lines = readBill([HEAD, PAID, REFUND, ...SUMS].join("\n"));
  const noon = Date.parse("2026-11-20T12:00:00+08:00");
  expect(lines).toEqual([
    { orderId: "T1", transactionId: "4200", kind: "payment", amountFen: 4900, at: noon },
    { orderId: "T1", transactionId: "4200", kind: "refund", amountFen: 1001, at: noon + 60_000 },
  ]);
});

test("a mark before the first heading and the line ends of either system change nothing", () => {
  const plain = [HEAD, PAID, ...SUMS, ""];
  expect(readBill(`\uFEFF${plain.join("\r\n")}`)).toEqual(readBill(plain.join("\n")));
});

test("columns are found by their headings, wherever they stand", () => {
  const turned = (line: string) => line.split(",").reverse().join(",");
  expect(readBill([turned(HEAD), turned(PAID)].join("\n"))).toEqual(readBill([HEAD, PAID].join("\n")));
});

test("the bill of before, whose amounts have other names, tells the same", () => {
  const head = "交易时间,微信订单号,商户订单号,交易状态,总金额,企业红包金额,退款金额,费率";
  const paid = "`2026-11-20 12:00:00,`4200,`T1,`SUCCESS,`49.00,`0.00,`0.00,`0.60%";
  const refund = "`2026-11-20 12:01:00,`4200,`T1,`REFUND,`0.00,`0.00,`10.01,`0.60%";
  expect(readBill([head, paid, refund, "总交易单数,总交易额", "`2,`49.00"].join("\n"))).toEqual(readBill([HEAD, PAID, REFUND].join("\n")));
});

test("goods whose title looks like two values move no amount", () => {
  const head = "交易时间,微信订单号,商户订单号,交易状态,商品名称,订单金额,申请退款金额,费率备注";
  const line = "`2026-11-20 12:00:00,`4200,`T1,`SUCCESS,`会员,`1.00,`一年,`49.00,`0.00,`";
  expect(readBill([head, line].join("\n"))).toEqual(readBill([HEAD, PAID].join("\n")));
});

test("what was paid and revoked at once is money that went back", () => {
  const [line] = readBill([HEAD, REFUND.replace("REFUND", "REVOKED")].join("\n"));
  expect(line).toMatchObject({ kind: "refund", amountFen: 1001 });
});

test.each(["0.01", "0.29", "1.15", "4.35", "19.99", "1234567.89"])("%s yuan are so many fen, to the fen", (yuan) => {
  const [line] = readBill([HEAD, PAID.replace("49.00", yuan)].join("\n"));
  expect(line?.amountFen).toBe(Number(yuan.replace(".", "")));
});

test.each([
  ["a heading missing", [HEAD.replace("订单金额", "金额"), PAID]],
  ["an amount that is no number", [HEAD, PAID.replace("49.00", "?")]],
  ["a line cut off", [HEAD, PAID.slice(0, 40)]],
  ["no amount", [HEAD, PAID.replace("49.00", "")]],
  ["nothing in it", [""]],
])("a bill with %s is not read", (_, lines) => {
  expect(() => readBill(lines.join("\n"))).toThrow();
});
