import type { Bank } from "../../bank-types.ts";

/** Everyday letters at work: clear matter, clear request, polite. */
export const mail: Bank["fns"] = {
  "*@mail": {
    body: [
      "[To keep things simple|For the sake of clarity], we will {do}.",
      "[It would help|It would be useful] to {do}, so as to {why}.",
      "[One point to settle|A question still to settle] is {see}.",
      "[Should it turn out that|If at some point] {lack}, please tell us at once.",
      "We will {do}, and {do2}.",
      "[On our side|For our part], {n} comes first.",
      "[Please let us know|Could you let us know] {see}?",
      "[In this way|That way] it will be easier to {why}.",
      "[We know how it is when|It is never pleasant when] {lack}; we would like to {do} instead.",
      "[If you agree|If that suits you], the next step is to {do}.",
      "[Your view on|A word from you on] {n} would be welcome.",
      "[There is no hurry|It need not be today], but sooner or later we have to {do}.",
      "[Two questions remain|Two things are open]: {see}, and {see2}.",
      "[What we want to avoid|The one thing to avoid] is that {lack}.",
    ],
  },
  "greet@mail": {
    open: [],
    bare: ["[Thank you for your time|I hope this finds you well]."],
    body: [
      "[This is about|I am writing about] {topic}.",
      "[The main points come first|The essentials first], the details below.",
      "[It should take only a few minutes to read|I will be brief].",
      "[Where something is unclear|If anything is unclear], a short call will settle it.",
      "[What is needed from you is marked|Points that need an answer are marked] in the list.",
      "[We would like to settle|It would be good to settle] {see}.",
      "The aim is to {why}; to this end, we will {do}.",
      "[We have tried to|Care has been taken to] keep apart what is settled and what is open.",
    ],
    gap: [],
  },
  "list@mail": {
    open: ["[The points|In detail]:"],
    bare: ["[The points|In detail]:"],
    body: ["On {n}: {do}.", "Please {do}, so as to {why}.", "Please check {see}.", "If it turns out that {lack}, please tell us."],
    gap: ["【To add: item, status, date】"],
  },
  "request@mail": {
    open: ["[What we need from you|Our request]:"],
    bare: ["[We would be grateful for your help|There is one request]."],
    body: [
      "[A short reply is enough|A line in reply will do].",
      "[If the date does not suit you|If another day is better], please name one that does.",
      "It would help to know {see}.",
      "[With your answer|Once we have your answer], we can {do}.",
    ],
    gap: ["We need 【To add: what, by when】."],
  },
  "hook@mail": {
    open: ["[In one sentence|Briefly]:"],
    bare: ["[I will come straight to the point|In short, this is about {topic}]."],
    body: ["[The essentials fit into a few lines|It takes less than a minute to read]."],
    gap: ["In one sentence: 【To add: what, for whom, which problem it solves】."],
  },
};
