import type { BankSet } from "../index.ts";
import { apply } from "./apply.ts";
import { core } from "./core.ts";
import { notice } from "./notice.ts";
import { plan } from "./plan.ts";
import { report } from "./report.ts";
import { request } from "./request.ts";
import { speech } from "./speech.ts";

export const banks: BankSet = { core, apply, notice, plan, report, request, speech };
