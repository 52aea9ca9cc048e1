import type { PayOrder, PayState, Refund } from "./pay-state.ts";
import { billTime, platformDay } from "./platform-time.ts";

const COLUMNS = [
  "交易时间",
  "公众账号ID",
  "商户号",
  "特约商户号",
  "设备号",
  "微信订单号",
  "商户订单号",
  "用户标识",
  "交易类型",
  "交易状态",
  "付款银行",
  "货币种类",
  "应结订单金额",
  "代金券金额",
  "微信退款单号",
  "商户退款单号",
  "退款金额",
  "充值券退款金额",
  "退款类型",
  "退款状态",
  "商品名称",
  "商户数据包",
  "手续费",
  "费率",
  "订单金额",
  "申请退款金额",
  "费率备注",
];
const SUMS = ["总交易单数", "应结订单总金额", "退款总金额", "充值券退款总金额", "手续费总金额", "订单总金额", "申请退款总金额"];
const FEN_PER_YUAN = 100;
const NOTHING = "0.00";

type Line = { readonly at: number; readonly paidFen: number; readonly refundFen: number; readonly values: readonly string[] };

/** The bill of a day (2026-11-21) in the platform's format; null for a day without payments. */
export function writeBill(state: PayState, day: string): string | null {
  const lines = [...state.orders.values()]
    .flatMap(linesOf)
    .filter(({ at }) => platformDay(at) === day)
    .sort((one, other) => one.at - other.at);
  if (lines.length === 0) return null;
  const paid = yuan(lines.reduce((sum, { paidFen }) => sum + paidFen, 0));
  const refunded = yuan(lines.reduce((sum, { refundFen }) => sum + refundFen, 0));
  const sums = [String(lines.length), paid, refunded, NOTHING, NOTHING, paid, refunded];
  return `\uFEFF${[COLUMNS.join(","), ...lines.map(({ values }) => row(values)), SUMS.join(","), row(sums), ""].join("\r\n")}`;
}

function linesOf(order: PayOrder): Line[] {
  const { payment } = order;
  if (payment === null) return [];
  const paid: Line = { at: payment.at, paidFen: payment.fen, refundFen: 0, values: valuesOf(order, null) };
  return [paid, ...order.refunds.map((one) => ({ at: one.at, paidFen: 0, refundFen: one.fen, values: valuesOf(order, one) }))];
}

function valuesOf({ request, payment }: PayOrder, refund: Refund | null): string[] {
  const paid = refund === null ? yuan(payment?.fen ?? 0) : NOTHING;
  const refunded = refund === null ? NOTHING : yuan(refund.fen);
  return [
    billTime(refund?.at ?? payment?.at ?? 0),
    request.appid,
    request.mchid,
    "0",
    "",
    payment?.transactionId ?? "",
    request.out_trade_no,
    payment?.openid ?? "",
    "NATIVE",
    refund === null ? "SUCCESS" : "REFUND",
    "OTHERS",
    "CNY",
    paid,
    NOTHING,
    refund?.refundId ?? "0",
    refund?.outRefundNo ?? "0",
    refunded,
    NOTHING,
    refund === null ? "" : "ORIGINAL",
    refund?.status ?? "",
    request.description,
    request.attach ?? "",
    "0.00000",
    "0.60%",
    paid,
    refunded,
    "",
  ];
}

function row(values: readonly string[]): string {
  return values.map((value) => `\`${value}`).join(",");
}

function yuan(fen: number): string {
  return (fen / FEN_PER_YUAN).toFixed(2);
}
