import type { Bank } from "../bank-types.ts";

/** What every English family falls back to. */
export const core: Bank = {
  aspects: [
    { n: "the goal", do: ["write the goal in one sentence", "agree how it will be checked"], why: ["keep the direction clear", "tell whether it was reached"], lack: ["the goal is stated too loosely"], see: ["whether the goal can be checked", "whether the work serves it"] },
    { n: "the sequence", do: ["break the work into steps", "walk the critical step first"], why: ["know where to begin", "make a large task smaller"], lack: ["the steps do not join up"], see: ["whether each step leaves a result", "whether the order makes sense"] },
    { n: "the audience", do: ["ask whom this is for", "listen to how they describe the need"], why: ["spend effort in the right place", "stay close to a real need"], lack: ["only one side has been heard"], see: ["whether the reader can use it", "what matters most to them"] },
    { n: "detail", do: ["list the points where mistakes are likely", "check once more before handing over"], why: ["leave fewer loose ends", "make the outcome dependable"], lack: ["details slip in a hurry"], see: ["whether the key details were checked", "whether the parts agree with each other"] },
    { n: "ownership", do: ["give every item one owner", "set a time for the handover"], why: ["keep nothing without an owner", "make cooperation smoother"], lack: ["roles exist only in conversation"], see: ["whether each item has an owner", "whether handovers are clear"] },
    { n: "evidence", do: ["check before drawing a conclusion", "keep facts apart from opinions"], why: ["make the conclusion stand", "answer later questions"], lack: ["a judgement rests on impressions"], see: ["whether the conclusion has a source", "how reliable the source is"] },
  ],
  fns: {
    "*": {
      open: ["The details are as follows."],
      bare: ["This part depends on facts that only you have."],
      body: [
        "When it comes to {n}, the point is to {do} in order to {why}.",
        "It helps to {do}, and then to {do2}.",
        "Worth watching here is {see}.",
        "If {lack}, the effort costs more later, so it is better to {do}.",
        "To {why}, {do}.",
      ],
      after: ["These are the main points."],
      gap: ["【To add: the specific facts】"],
    },
    list: { open: [], bare: [], body: ["**{n}**: {do}, then {do2}, so as to {why}.", "**{n}**: {do}, and watch {see}."], gap: ["【To add: the specific items】"] },
    qa: { open: [], bare: [], body: ["**What matters about {n}?**\n  {do}, so as to {why}."], gap: ["【To add: the question most often asked, with its answer】"] },
  },
};
