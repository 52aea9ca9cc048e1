import type { BankSet } from "../index.ts";
import { core } from "./core.ts";
import { report } from "./report.ts";

export const banks: BankSet = { core, report };
