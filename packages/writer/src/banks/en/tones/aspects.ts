import type { Aspect } from "../../bank-types.ts";

/** Sides of a story with people in it. */
export const dramaAspects: readonly Aspect[] = [
  {
    n: "trust",
    do: ["look up", "tell the truth", "ask for one more chance"],
    why: ["start again", "be believed", "sleep at night"],
    lack: ["nobody keeps a promise", "every word is weighed"],
    see: ["who broke the promise first", "what is left of it"],
  },
  {
    n: "the past",
    do: ["let it rest", "read the letter to the end", "go back there once"],
    why: ["leave it behind", "understand what happened", "say goodbye properly"],
    lack: ["old stories come up at night", "we count old debts"],
    see: ["what really happened that summer", "why nobody speaks of it"],
  },
  {
    n: "home",
    do: ["leave the light on", "come back before dark", "put the key on the table"],
    why: ["feel safe", "belong somewhere", "rest for a night"],
    lack: ["a house is only walls", "everyone eats alone"],
    see: ["where home is now", "who still has the key"],
  },
  {
    n: "forgiveness",
    do: ["say the word", "hold out a hand", "take the first step"],
    why: ["be free of it", "sit at one table again", "end this quarrel"],
    lack: ["pride speaks first", "an apology comes too late"],
    see: ["who has to apologise", "what it would cost"],
  },
  {
    n: "courage",
    do: ["open the door", "make the call", "say it out loud"],
    why: ["stop running", "find out", "change something at last"],
    lack: ["we hide behind work", "fear has the last word"],
    see: ["what we are afraid of", "when we stopped trying"],
  },
  {
    n: "time",
    do: ["wait until morning", "stay five more minutes", "stop counting the years"],
    why: ["make it in time", "make up for it", "have one quiet hour"],
    lack: ["it is always later than we think", "days go by like trains"],
    see: ["how much of it is left", "where all those years went"],
  },
  {
    n: "money",
    do: ["put the bill on the table", "pay back what was borrowed", "sell the old car"],
    why: ["owe nothing to anyone", "keep the shop", "begin somewhere else"],
    lack: ["a debt sits between us", "a gift turns into a loan"],
    see: ["who paid for it", "what it was worth"],
  },
  {
    n: "silence",
    do: ["break it", "say one honest sentence", "ask the question"],
    why: ["hear each other", "get through this evening", "know where we stand"],
    lack: ["we talk and say nothing", "doors speak louder than people"],
    see: ["what is being kept back", "who will speak first"],
  },
  {
    n: "the truth",
    do: ["start from the beginning", "leave nothing out", "say it before someone else does"],
    why: ["end the guessing", "look into the mirror", "live with it"],
    lack: ["half of it stays hidden", "a small lie grows"],
    see: ["who knows it already", "what it will change"],
  },
];

/** What a host can speak of between two items. */
export const hostAspects: readonly Aspect[] = [
  {
    n: "friendship",
    do: ["greet an old friend", "turn to your neighbour for a moment", "share a smile"],
    why: ["feel at home", "remember good days", "begin a new acquaintance"],
    lack: ["we pass one another without a word"],
    see: ["whom you came with", "whom you would like to thank"],
  },
  {
    n: "effort",
    do: ["think of the hours of practice", "look behind the curtain for a moment", "honour the work of many hands"],
    why: ["see what a few minutes on stage can hold", "enjoy it twice as much", "understand what it took"],
    lack: ["only the result is noticed"],
    see: ["how many rehearsals it took", "who stands behind the scenes"],
  },
  {
    n: "memory",
    do: ["keep this picture in mind", "take a quiet look round", "hold on to a good moment"],
    why: ["carry it home", "tell others of it", "return to it on a grey day"],
    lack: ["good moments pass unnoticed"],
    see: ["what you will remember of it", "which moment moved you"],
  },
  {
    n: "joy",
    do: ["clap along", "sing along", "let yourselves be surprised"],
    why: ["lift our spirits", "forget the clock", "start tomorrow with a lighter step"],
    lack: ["a smile is saved for later"],
    see: ["what makes you laugh", "which part you enjoyed most"],
  },
  {
    n: "gratitude",
    do: ["thank those who helped", "think of those who could not come", "give the helpers a hand"],
    why: ["give something back", "let no good deed go unseen", "close the day with a good feeling"],
    lack: ["thanks are left for another day"],
    see: ["whom we owe this hour to", "what we can give in return"],
  },
  {
    n: "curiosity",
    do: ["listen to something new", "ask a question afterwards", "look at the familiar once more"],
    why: ["learn something we did not expect", "see with other eyes", "go home with a new thought"],
    lack: ["we hear only what we know"],
    see: ["what comes next", "where the idea came from"],
  },
  {
    n: "community",
    do: ["join in", "make room for one more", "cheer for one another"],
    why: ["be more than an audience", "show what we can do together", "bring near and far together"],
    lack: ["each stays in a corner"],
    see: ["what connects us", "who is here for the first time"],
  },
  {
    n: "hope",
    do: ["look ahead", "plan something good for the days to come", "give someone a kind word"],
    why: ["meet tomorrow with courage", "keep a warm heart", "begin afresh"],
    lack: ["worries drown out the music"],
    see: ["what you look forward to", "what you wish for"],
  },
];

/** Sides of knowledge, for texts that explain. */
export const scienceAspects: readonly Aspect[] = [
  {
    n: "evidence",
    do: ["look for the original source", "ask who measured it and how", "prefer many observations to one"],
    why: ["tell knowledge from rumour", "judge how firm a claim is", "change your mind for good reasons"],
    lack: ["a headline replaces the study"],
    see: ["what the claim rests on", "how old the source is"],
  },
  {
    n: "cause and coincidence",
    do: ["ask what else could explain it", "compare with a case where it is missing", "look at the order of events"],
    why: ["avoid a false conclusion", "find the factor that matters", "explain rather than guess"],
    lack: ["two things happen together and one is called the cause"],
    see: ["which came first", "what happens when one factor is left out"],
  },
  {
    n: "scale",
    do: ["put the number next to a familiar one", "ask for the unit", "compare the share with the total"],
    why: ["get a feeling for size", "see whether an effect matters", "read a figure correctly"],
    lack: ["a large number stands without comparison"],
    see: ["how large the effect is", "what the number refers to"],
  },
  {
    n: "conditions",
    do: ["state when it holds", "change one condition at a time", "note the exceptions"],
    why: ["know how far an answer reaches", "understand why results differ", "apply it in the right place"],
    lack: ["a rule is stated without its limits"],
    see: ["under which conditions it happens", "where it does not apply"],
  },
  {
    n: "clear terms",
    do: ["explain the term in plain words", "use one word for one thing", "give an example with it"],
    why: ["talk about the same thing", "keep readers on board", "remember it later"],
    lack: ["a technical word hides the idea"],
    see: ["what the word means exactly", "how daily language differs"],
  },
  {
    n: "everyday observation",
    do: ["look twice", "write down what you see", "try it under different conditions"],
    why: ["find a good question", "connect knowledge with life", "notice a pattern"],
    lack: ["the familiar goes unnoticed"],
    see: ["when it appears", "what changes and what stays the same"],
  },
  {
    n: "the use of models",
    do: ["simplify first and refine later", "say what the model leaves out", "test the model with a new case"],
    why: ["see the core of the matter", "make a prediction", "learn from a mismatch"],
    lack: ["the picture is taken for the thing itself"],
    see: ["what the model explains", "where it fails"],
  },
  {
    n: "uncertainty",
    do: ["say how sure you are", "keep an open question open", "name the margin of error"],
    why: ["stay honest", "decide in spite of doubt", "leave room for new findings"],
    lack: ["doubt is treated as ignorance"],
    see: ["what is known and what is not", "how large the margin of error is"],
  },
  {
    n: "asking experts",
    do: ["ask someone who works in the field", "listen to the reasons as well as the answer", "compare two independent opinions"],
    why: ["avoid a costly mistake", "understand the debate", "find reliable advice"],
    lack: ["the loudest voice is taken for the expert"],
    see: ["who has studied it", "where the experts disagree"],
  },
  {
    n: "the history of an idea",
    do: ["ask how it was discovered", "follow the errors as well", "notice which tools made it possible"],
    why: ["understand why we believe it", "see how knowledge grows", "enjoy the story behind it"],
    lack: ["results are learned without the question"],
    see: ["who asked the question first", "what people believed before"],
  },
];
