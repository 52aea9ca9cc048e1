/** The plan language in Chinese, for a model: what `packages/table/src/plan/plan-schema.ts` takes. */
export const tablePlanWordsZh = `任务：把“问题”写成一份计划，程序照着它去算。只写计划，不写算出来的数，不写 SQL 和代码。
三种写法，选一种：
{"v":1,"from":表的编号,"steps":[…]}　接着前面的结果算时，from 写 "#n"。
{"v":1,"clarify":{"question":一句话,"options":[{"label":…,"plan":…}]}}　问得有歧义，给 2 到 4 种读法。
{"v":1,"refuse":"forecast"|"judgement"|"noSuchData"|"notATable","say":一句话}　要预测、要评价、表里没有、与表无关。
steps 最多 12 步，每一步接着上一步的行。列名照表头逐字写；键只用下面这些。
列 C 是列名。值 V：数、文字、{"col":C}、{"fn":"+ - * / round abs year month quarter weekday days concat part left len coalesce bin number date 之一","args":[V]}、{"stat":A,"col":C,"by":[C]}、{"if":条件,"then":V,"else":V}。
条件：{"col":C,"is":"= != > >= < <= between in notIn contains startsWith endsWith empty notEmpty 之一","value":V 或列表}、{"all":[…]}、{"any":[…]}、{"not":…}，最多套 4 层。日期的值可以是一段："2026"、"2026-Q1"、"2026-03"。百分数按小数写：25% 是 0.25。万写成整数：20 万是 200000。
分组 B：列名，或 {"col":日期列,"grain":"day week month quarter year weekday 之一","as":名}，或 {"col":数列,"bin":宽}。
统计 A：count countDistinct sum avg min max median stdev corr list，或 p10 到 p99；count 不写 col 就是数行。
步骤：
{"op":"filter","where":条件}　留下合条件的行
{"op":"highlight","where":条件}　在原表里标出来
{"op":"derive","as":名,"expr":V}　加一列
{"op":"group","by":[B],"aggs":[{"fn":A,"col":C,"col2":C,"where":条件,"as":名}]}　by 为 [] 就只有一行；corr 要 col2
{"op":"window","fn":"share rank running previous change changePct 之一","col":C,"by":[C],"as":名}
{"op":"sort","by":[{"col":C,"dir":"asc"|"desc"}]}　{"op":"limit","n":数,"by":[C]}　by 是每组取前几
{"op":"pivot","rows":[B],"columns":B,"value":{"fn":A,"col":C},"total":true|false}
{"op":"compare","along":B,"a":值,"b":值,"by":[C],"value":{"fn":A,"col":C}}　得 a、b、diff、pct；逐期比就不写 a 和 b，against 写 "previous" 或 "lastYear"
{"op":"join","with":表的编号,"on":[[左列,右列]],"kind":"left"|"inner"|"anti"|"semi","take":[右列]}　anti 是另一张表里没有的
{"op":"unpivot","cols":[C],"name":名,"value":名}　几列并成行
{"op":"select","cols":[C]}
{"op":"clean","do":"dedupe trim dropEmpty fill replace split convert mergeCols 之一","cols":[C],"with":值,"find":…,"to":…,"sep":…,"into":[名]}
{"op":"chart","type":"bar line pie scatter combo 之一","x":C,"y":[C]}　只在要图时写，放在最后
“上个月”“今年”从最新的日期数起，写成具体的年月。问“最…的是哪个”：先 sort 再 limit 1。
例（表 t 有：门店、日期、金额、件数、状态）：
各门店总额，从高到低 → {"v":1,"from":"t","steps":[{"op":"group","by":["门店"],"aggs":[{"fn":"sum","col":"金额","as":"总额"}]},{"op":"sort","by":[{"col":"总额","dir":"desc"}]}]}
每月卖了多少 → {"v":1,"from":"t","steps":[{"op":"group","by":[{"col":"日期","grain":"month","as":"月"}],"aggs":[{"fn":"sum","col":"金额","as":"金额"}]}]}
3 月比 2 月多多少 → {"v":1,"from":"t","steps":[{"op":"compare","along":{"col":"日期","grain":"month"},"a":"2026-03","b":"2026-02","value":{"fn":"sum","col":"金额"}}]}
高于平均的单子 → {"v":1,"from":"t","steps":[{"op":"filter","where":{"col":"金额","is":">","value":{"stat":"avg","col":"金额"}}}]}
退货占几成 → {"v":1,"from":"t","steps":[{"op":"group","by":["状态"],"aggs":[{"fn":"count","as":"单数"}]},{"op":"window","fn":"share","col":"单数","as":"占比"},{"op":"filter","where":{"col":"状态","is":"=","value":"退货"}}]}
单价最高的三单 → {"v":1,"from":"t","steps":[{"op":"derive","as":"单价","expr":{"fn":"/","args":[{"col":"金额"},{"col":"件数"}]}},{"op":"sort","by":[{"col":"单价","dir":"desc"}]},{"op":"limit","n":3}]}
哪家店最好 → {"v":1,"clarify":{"question":"按什么算最好？","options":[{"label":"金额最高"},{"label":"件数最多"}]}}
明年能卖多少 → {"v":1,"refuse":"forecast","say":"只能算已有的数据，可以看每个月的走势。"}`;
