import { editClaim, printClaim } from "/tmp/wt/chp/packages/table/src/chart/index.ts";
import { drawWork, newWork, withTable } from "/tmp/wt/chp/apps/web/src/features/chart/work/chart-work.ts";
const LIB="月份\t进馆（千人次）\t座位使用率\n3月\t18.2\t61%\n4月\t21.6\t64%\n5月\t19.8\t58%\n6月\t27.4\t82%\n合计\t87\t";
const w=withTable(newWork(), LIB.split("\n").map(l=>l.split("\t")));
const d=drawWork(w,"zh")!;
console.log(editClaim(d.title.template,"6月最高，进馆 27.4 千人次",d.spec,d.data));
console.log(editClaim("各月份","文学院最高，为 5,200 册",d.spec,d.data));
