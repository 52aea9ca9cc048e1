import type { BillLine } from "../../../ports/payments.ts";

const FEN_PER_YUAN = 100;
const SHANGHAI = "+08:00";
/**
 * Headings of the bill's columns, which are found by name because columns have been added over the years. Old merchants get
 * an older bill with other names for two of them.
 */
const COLUMNS = {
  at: ["交易时间"],
  transactionId: ["微信订单号"],
  orderId: ["商户订单号"],
  state: ["交易状态"],
  total: ["订单金额", "总金额"],
  refunded: ["申请退款金额", "退款金额"],
} as const;
type Columns = Record<keyof typeof COLUMNS, number>;
/** The last column: free text that may contain the separator. */
const TEXT_COLUMN = "商品名称";

/** Rows of a day's bill: CSV whose values begin with a backtick, ended by two lines of sums. */
export function readBill(csv: string): BillLine[] {
  const [head = "", ...rows] = csv.split(/\r?\n/);
  // trim() also removes a byte order mark.
  const names = head.split(",").map((name) => name.trim());
  const textAt = names.includes(TEXT_COLUMN) ? names.indexOf(TEXT_COLUMN) : names.length;
  const sumsAt = rows.findIndex((row) => !row.startsWith("`"));
  const column = (headings: readonly string[]): number => {
    const heading = headings.find((name) => names.includes(name));
    if (heading === undefined) throw new Error(`the bill has no column ${headings[0]}`);
    return names.indexOf(heading);
  };
  const at = Object.fromEntries(Object.entries(COLUMNS).map(([name, headings]) => [name, column(headings)])) as Columns;
  return rows.slice(0, sumsAt === -1 ? rows.length : sumsAt).map((row) => {
    const values = row.split(",`").map((value) => value.replace(/^`/, "").trim());
    const surplus = values.length - names.length;
    if (surplus < 0) throw new Error("the bill has a line that ends too early");
    const value = (name: keyof Columns) => values[at[name] + (at[name] > textAt ? surplus : 0)] ?? "";
    const isPayment = value("state") === "SUCCESS";
    return {
      orderId: value("orderId"),
      transactionId: value("transactionId"),
      kind: isPayment ? "payment" : "refund",
      amountFen: toFen(value(isPayment ? "total" : "refunded")),
      at: Date.parse(`${value("at").replace(" ", "T")}${SHANGHAI}`),
    } as const;
  });
}

/** "49.00" → 4900, by whole numbers. */
function toFen(yuan: string): number {
  const fen = Math.round(Number(yuan) * FEN_PER_YUAN);
  if (yuan === "" || !Number.isSafeInteger(fen)) throw new Error(`the bill has an amount ${JSON.stringify(yuan)}`);
  return fen;
}
