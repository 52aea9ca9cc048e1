import type { BillLine } from "../../../ports/payments.ts";

const FEN_PER_YUAN = 100;
const SHANGHAI = "+08:00";
/** Headings of the platform's bill. Columns are found by them: it has added some over the years. */
const COLUMNS = {
  at: "交易时间",
  transactionId: "微信订单号",
  orderId: "商户订单号",
  state: "交易状态",
  total: "订单金额",
  refunded: "申请退款金额",
} as const;

/** Lines of a day's bill: CSV whose values begin with a backtick, two lines of sums at the end. */
export function readBill(csv: string): BillLine[] {
  const [head = "", ...rows] = csv.split(/\r?\n/);
  // The mark a file may begin with is blank too.
  const names = head.split(",").map((name) => name.trim());
  const at = (column: string) => names.indexOf(column);
  const missing = Object.values(COLUMNS).filter((column) => at(column) === -1);
  if (missing.length > 0) throw new Error(`the bill has no column ${missing.join(", ")}`);
  return rows
    .filter((row) => row.startsWith("`"))
    .map((row) => row.split(",`").map((value) => value.replace(/^`/, "").trim()))
    .filter((values) => values.length === names.length)
    .map((values) => {
      const value = (column: string) => values[at(column)] ?? "";
      const isRefund = value(COLUMNS.state) === "REFUND";
      return {
        orderId: value(COLUMNS.orderId),
        transactionId: value(COLUMNS.transactionId),
        kind: isRefund ? "refund" : "payment",
        amountFen: toFen(value(isRefund ? COLUMNS.refunded : COLUMNS.total)),
        at: Date.parse(`${value(COLUMNS.at).replace(" ", "T")}${SHANGHAI}`),
      } as const;
    });
}

/** "49.00" → 4900, without the error of a floating product. */
function toFen(yuan: string): number {
  const fen = Math.round(Number(yuan) * FEN_PER_YUAN);
  if (yuan === "" || !Number.isSafeInteger(fen)) throw new Error(`the bill has an amount ${JSON.stringify(yuan)}`);
  return fen;
}
