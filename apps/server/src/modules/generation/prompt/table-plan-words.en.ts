/** The plan language in English, for a model: what `packages/table/src/plan/plan-schema.ts` takes. */
export const tablePlanWordsEn = `Task: write the question as a plan that a program computes. Only the plan: no computed figure, no SQL, no code.
One of three forms:
{"v":1,"from":id of the table,"steps":[…]}; from is "#n" to go on with the result of an earlier answer.
{"v":1,"clarify":{"question":one sentence,"options":[{"label":…,"plan":…}]}} where it is ambiguous: 2 to 4 readings.
{"v":1,"refuse":"forecast"|"judgement"|"noSuchData"|"notATable","say":one sentence} where it asks for a forecast, a judgement, data that are not there, or nothing about the table.
At most 12 steps, each on the rows of the one before. Write columns exactly as their headings; use no other keys than these.
C is a heading. A value V: a number, a text, {"col":C}, {"fn":one of + - * / round abs year month quarter weekday days concat part left len coalesce bin number date,"args":[V]}, {"stat":A,"col":C,"by":[C]}, {"if":condition,"then":V,"else":V}.
A condition: {"col":C,"is":one of = != > >= < <= between in notIn contains startsWith endsWith empty notEmpty,"value":V or a list}, {"all":[…]}, {"any":[…]}, {"not":…}, at most 4 deep. The value of a date may be a period: "2026", "2026-Q1", "2026-03". Percentages are fractions: 25% is 0.25.
A group key B: a heading, or {"col":a date,"grain":one of day week month quarter year weekday,"as":name}, or {"col":a number,"bin":width}.
An aggregate A: count countDistinct sum avg min max median stdev corr list, or p10 to p99; count without col counts rows.
Steps:
{"op":"filter","where":condition} keeps rows
{"op":"highlight","where":condition} marks rows of the sheet
{"op":"derive","as":name,"expr":V} adds a column
{"op":"group","by":[B],"aggs":[{"fn":A,"col":C,"col2":C,"where":condition,"as":name}]} by [] gives one row; corr takes col2
{"op":"window","fn":one of share rank running previous change changePct,"col":C,"by":[C],"as":name}
{"op":"sort","by":[{"col":C,"dir":"asc"|"desc"}]} {"op":"limit","n":number,"by":[C]} with by: the first of each group
{"op":"pivot","rows":[B],"columns":B,"value":{"fn":A,"col":C},"total":true|false}
{"op":"compare","along":B,"a":value,"b":value,"by":[C],"value":{"fn":A,"col":C}} gives a, b, diff, pct; for each period with the one before leave a and b out and give "against":"previous" or "lastYear"
{"op":"join","with":id of a table,"on":[[left,right]],"kind":"left"|"inner"|"anti"|"semi","take":[right columns]} anti keeps what the other table lacks
{"op":"unpivot","cols":[C],"name":name,"value":name} turns columns into rows
{"op":"select","cols":[C]}
{"op":"clean","do":one of dedupe trim dropEmpty fill replace split convert mergeCols,"cols":[C],"with":value,"find":…,"to":…,"sep":…,"into":[names]}
{"op":"chart","type":one of bar line pie scatter combo,"x":C,"y":[C]} only where a chart is asked for, last
"Last month" and "this year" count from the newest date; write them as a period. "Which … is highest": sort, then limit 1.
Examples (table t has: store, date, amount, units, status):
Total by store, highest first → {"v":1,"from":"t","steps":[{"op":"group","by":["store"],"aggs":[{"fn":"sum","col":"amount","as":"total"}]},{"op":"sort","by":[{"col":"total","dir":"desc"}]}]}
Sales per month → {"v":1,"from":"t","steps":[{"op":"group","by":[{"col":"date","grain":"month","as":"month"}],"aggs":[{"fn":"sum","col":"amount","as":"amount"}]}]}
How much more in March than in February → {"v":1,"from":"t","steps":[{"op":"compare","along":{"col":"date","grain":"month"},"a":"2026-03","b":"2026-02","value":{"fn":"sum","col":"amount"}}]}
Orders above average → {"v":1,"from":"t","steps":[{"op":"filter","where":{"col":"amount","is":">","value":{"stat":"avg","col":"amount"}}}]}
Share of returns → {"v":1,"from":"t","steps":[{"op":"group","by":["status"],"aggs":[{"fn":"count","as":"orders"}]},{"op":"window","fn":"share","col":"orders","as":"share"},{"op":"filter","where":{"col":"status","is":"=","value":"returned"}}]}
Three orders with the highest price per unit → {"v":1,"from":"t","steps":[{"op":"derive","as":"price","expr":{"fn":"/","args":[{"col":"amount"},{"col":"units"}]}},{"op":"sort","by":[{"col":"price","dir":"desc"}]},{"op":"limit","n":3}]}
Which store is best? → {"v":1,"clarify":{"question":"Best by what?","options":[{"label":"highest amount"},{"label":"most units"}]}}
What will we sell next year? → {"v":1,"refuse":"forecast","say":"Only what is in the table can be computed; the course by month can."}`;
