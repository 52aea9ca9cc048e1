import type { BankSet } from "../index.ts";
import { core } from "./core.ts";
import { plan } from "./plan.ts";
import { report } from "./report.ts";
import { speech } from "./speech.ts";

export const banks: BankSet = { core, plan, report, speech };
