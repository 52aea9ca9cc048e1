import type { Bank } from "../../bank-types.ts";

/** What a meeting heard and decided: only the user knows. */
export const minutes: Bank["fns"] = {
  "*@minutes": {
    body: [
      "[Speaker and view|Recorded view]: 【To add: name, view, reason】.",
      "[Points on which all agreed|Agreed without objection]: 【To add: points】.",
      "[Points left open|Still open]: 【To add: question, who follows up】.",
      "[Material referred to|Documents referred to] in this item: 【To add: title, date】.",
      "[Different opinions are recorded side by side|Where opinions differed, both are recorded], with the name of the speaker.",
      "[What was said in passing|Remarks outside the agenda] is not recorded unless it led to a decision.",
      "[Decisions are worded|Each decision is worded] so that it can be carried out and checked.",
      "[For follow-up|To be taken up again]: 【To add: matter, date】.",
    ],
  },
  "bg@minutes": {
    open: ["[The meeting|Items discussed]:"],
    bare: ["[The meeting dealt with the items below|The items were taken in order]."],
    body: [
      "[The chair opened the meeting|The meeting was opened]: 【To add: opening remarks in one sentence】.",
      "[Purpose of the meeting|The purpose]: 【To add: purpose】.",
      "[Reports heard|The meeting heard]: 【To add: speaker, subject】.",
    ],
    after: ["[These items were discussed in turn|The items follow in turn]."],
    gap: ["Items: 【To add: agenda in order】."],
  },
  "fact@minutes": {
    open: ["[Discussion|The discussion]:"],
    bare: ["[The main points of the discussion are recorded here|The discussion is recorded in its main points]."],
    body: [
      "[First view|One view]: 【To add: name, view】.",
      "[Another view|A second view]: 【To add: name, view】.",
      "[The question at issue|In the discussion, the question] was {see}.",
      "[Facts presented|Figures presented]: 【To add: facts, source】.",
    ],
    after: ["[These points were noted|The points above were noted] for the decision."],
    gap: ["Discussion: 【To add: speakers and views】."],
  },
  "result@minutes": {
    open: ["[The meeting decided|Decisions]:"],
    bare: ["[Decisions are recorded one by one|Each decision is recorded separately]."],
    body: [
      "[Decision|Resolved]: 【To add: decision, person in charge, date】.",
      "[To be submitted|For later decision]: 【To add: matter, by whom】.",
      "[Vote or agreement|How it was decided]: 【To add: agreement or votes】.",
      "[Each decision|Every decision] takes effect from the date given with it.",
    ],
    after: ["[Those responsible report at the next meeting|Progress is reported at the next meeting]."],
    gap: ["Decisions: 【To add: decision, person in charge, date】."],
  },
  "list@minutes": {
    open: ["[To do|Actions]:"],
    bare: ["[To do|Actions]:"],
    body: [
      "[Action|Task]: 【To add: what】, owner: 【To add: name】, due: 【To add: date】.",
      "[Follow-up|To be checked]: 【To add: item】, [by|checked by] 【To add: name】.",
      "[To be reported|Report due]: 【To add: subject】, at 【To add: meeting or date】.",
      "[Before the next meeting|For the next meeting]: {do}.",
    ],
    gap: ["【To add: task, owner, date】"],
  },
  "team@minutes": {
    open: ["[Tasks were assigned as follows|Responsibilities]:"],
    bare: ["[Tasks are assigned by name|Responsibilities are recorded by name]."],
    body: [
      "[In charge|Lead]: 【To add: name】; [supported by|with] 【To add: names】.",
      "[Questions between departments|Matters between departments] go to 【To add: contact】.",
    ],
    gap: ["Responsible: 【To add: names and tasks】."],
  },
};
