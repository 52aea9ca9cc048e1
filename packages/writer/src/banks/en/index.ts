import type { BankSet } from "../index.ts";
import { core } from "./core.ts";

export const banks: BankSet = { core };
