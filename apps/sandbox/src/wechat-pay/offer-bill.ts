import { createHash } from "node:crypto";
import { type PayAnswer, refuse, succeed } from "./pay-answer.ts";
import type { PayState } from "./pay-state.ts";
import { platformDay } from "./platform-time.ts";
import { writeBill } from "./write-bill.ts";

const FOREIGN_BASE = "http://bills.example";
const QUERY = new Set(["bill_date", "bill_type"]);

/** GET /v3/bill/tradebill: address of a day's bill. Today's is available too (not so on the real platform), for trying it in development. */
export function offerBill(state: PayState, query: URLSearchParams): PayAnswer {
  const day = query.get("bill_date") ?? "";
  if ([...query.keys()].some((name) => !QUERY.has(name))) return refuse(400, "PARAM_ERROR", "不认识的参数");
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return refuse(400, "PARAM_ERROR", "bill_date 格式不符");
  if ((query.get("bill_type") ?? "ALL") !== "ALL") return refuse(400, "PARAM_ERROR", "沙箱只有 ALL 账单");
  if (day > platformDay(state.now())) return refuse(400, "PARAM_ERROR", "bill_date 在将来");
  if (state.faults.take("statementCreating")) return refuse(400, "STATEMENT_CREATING", "账单生成中");
  const bill = writeBill(state, day);
  if (bill === null) return refuse(400, "NO_STATEMENT_EXIST", "账单文件不存在");
  const base = state.faults.take("foreignBill") ? FOREIGN_BASE : state.apiBase;
  return succeed({
    hash_type: "SHA1",
    hash_value: createHash("sha1").update(bill).digest("hex"),
    download_url: `${base}/v3/billdownload/file?token=${day}`,
  });
}

/** The file; null where there is none. */
export function billFile(state: PayState, query: URLSearchParams): string | null {
  const bill = writeBill(state, query.get("token") ?? "");
  return bill !== null && state.faults.take("tamperedBill") ? bill.replace(/`\d+\.\d\d/, "`0.01") : bill;
}
