import type { BankSet } from "../index.ts";
import { academic } from "./academic.ts";
import { ad } from "./ad.ts";
import { apply } from "./apply.ts";
import { core } from "./core.ts";
import { news } from "./news.ts";
import { notice } from "./notice.ts";
import { plan } from "./plan.ts";
import { reflect } from "./reflect.ts";
import { report } from "./report.ts";
import { request } from "./request.ts";
import { script } from "./script.ts";
import { social } from "./social.ts";
import { speech } from "./speech.ts";

export const banks: BankSet = { core, academic, ad, apply, news, notice, plan, reflect, report, request, script, social, speech };
