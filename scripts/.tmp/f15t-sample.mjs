import { findScene } from "@tangleaf/catalogue";
import { writeSampleOf } from "/tmp/wt/f15t/apps/server/src/modules/library/write-sample-of.ts";
for (const k of ["openingReport","journalEssay","professionalEssay","kepu"]) for (const v of ["zh","en"]) { const t=writeSampleOf(findScene(k), v); console.log("=====",k,v,t?.length); console.log(t?.slice(0,900)); }
