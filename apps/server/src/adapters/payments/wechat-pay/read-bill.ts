import type { BillLine } from "../../../ports/payments.ts";

const FEN_PER_YUAN = 100;
const SHANGHAI = "+08:00";
/**
 * Headings of the platform's bill, by which columns are found: it has added some over the years. Merchants of long ago still
 * get the bill of before, which has other names for two of them.
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
/** Free text: may hold what stands between two values. */
const TEXT_COLUMN = "商品名称";

/** Lines of a day's bill: CSV whose values begin with a backtick, two lines of sums at the end. */
export function readBill(csv: string): BillLine[] {
  const [head = "", ...rows] = csv.split(/\r?\n/);
  // The mark a file may begin with is blank too.
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

/** "49.00" → 4900, without the error of a floating product. */
function toFen(yuan: string): number {
  const fen = Math.round(Number(yuan) * FEN_PER_YUAN);
  if (yuan === "" || !Number.isSafeInteger(fen)) throw new Error(`the bill has an amount ${JSON.stringify(yuan)}`);
  return fen;
}
