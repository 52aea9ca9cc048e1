import type { Bank } from "../../bank-types.ts";

/** Explains a fact of nature or technology; every fact is the user's to add. */
export const science: Bank["fns"] = {
  "*@science": {
    body: [
      "[It helps|A good habit is] to {do}, so as to {why}.",
      "[The question|A useful question] is {see}.",
      "[Errors creep in|It gets difficult] where {lack}. [The remedy|What helps] is to {do}.",
      "{n} [matters here|is worth a moment]: {do}, and {do2}.",
      "[It is not possible to {why} without taking the trouble to {do}|Whoever wants to {why} has to {do}].",
      "[Two things to ask|Ask two things]: {see}, and {see2}.",
      "[Take the process apart|Start with the simplest case]: 【To add: the mechanism, step by step】.",
      "[A comparison from daily life may help|Put differently]: 【To add: a fitting comparison】.",
      "[One has to tell|It is important to tell] cause from coincidence; [two things that occur together need not be linked|what comes later is not always a result].",
      "[How large is the effect|Where do the figures come from]? 【To add: figures, unit, source】.",
      "[Every conclusion has its conditions|Under other conditions the result may differ], and [they belong to the answer|this is often forgotten].",
      "[Scientific answers can change|Today's answer need not be the last], which is why the source and its date matter.",
      "[To find out more|If you would like to know more], look for [the original study|a textbook or an official source] rather than a headline.",
      "[A single observation|One case] proves little; [repetition counts|many observations count for more].",
    ],
  },
  "hook@science": {
    open: ["[It starts with something familiar|Begin with something you have seen]."],
    bare: ["[You have probably noticed it too|There is a small thing in daily life that deserves a second look]."],
    body: [
      "[Things we see every day|Familiar things] rarely make us ask why.",
      "[Why is that so|What is behind it]? [Think first, look it up later|Let us go step by step].",
      "[Take a guess|You may already have an answer in mind]: 【To add: two or three common guesses】.",
      "[The question is small|It looks like a small question], and it leads a long way.",
      "[Before we begin|For a start], ask yourself {see}.",
    ],
    gap: ["The phenomenon: 【To add: something readers have seen】."],
  },
  "argue@science": {
    open: ["[The principle is this|How it works]:"],
    bare: ["[To understand {topic}, begin with the first step|The principle has several layers]."],
    body: [
      "[To follow the explanation|Along the way], {do}; [in that way|then] it is easier to {why}.",
      "[A point that is easily missed|Easily missed] is {n}. [Ask|One should ask] {see}.",
      "[Explanations fail|An explanation goes wrong] where {lack}.",
      "[On the surface|The first layer] is what can be observed: 【To add: visible change】.",
      "[Below the surface|One layer deeper] is the mechanism: 【To add: key process】.",
      "[A technical term comes in here|One term cannot be avoided]: 【To add: term】, [in plain words|which means] 【To add: plain explanation】.",
      "[The key is the order of events|Order matters]: what happens first, and what follows from it.",
      "[More than one factor is at work|Several factors play a part]; a statement should say under which conditions it holds.",
      "[Why is it sometimes clear and sometimes not|Why does it not happen every time]? The answer lies in the conditions: 【To add: conditions】.",
      "[How do we know|Where does this knowledge come from]? From observation, measurement and repeated tests: 【To add: study or source】.",
    ],
    gap: ["The mechanism in one sentence: 【To add: mechanism】."],
  },
  "rebut@science": {
    open: ["[Common misunderstandings|What is often said]:"],
    bare: ["[Some things are often said about {topic} that do not hold|A few misunderstandings are widespread]."],
    body: [
      "[Misunderstandings often begin|Many errors begin] when a single case is taken for a rule.",
      "[People say|One often hears]: 【To add: the claim】. [The reliable answer|What is known]: 【To add: evidence, source】.",
      "[The more absolute a claim|The louder a claim], the more care it needs.",
      "[To check a claim|Before passing it on], ask who says it, on what basis, and when.",
      "[Behind many a mistake|Often the cause of the mistake] is this: {lack}.",
      "[To test it|As a test], {do}, and ask {see}.",
    ],
    gap: ["The most common misunderstanding: 【To add: claim】, the evidence: 【To add: source】."],
  },
  "example@science": {
    open: ["[In daily life|What it is good for]:"],
    bare: ["[Once understood, the principle turns up in many places|Knowledge is worth more when it can be used]."],
    body: [
      "[The next time you see it|When you meet it again], stop for a moment and look at the conditions.",
      "[Try it at home|Try a small observation]: 【To add: a safe and simple experiment】.",
      "[In matters of health and safety|Where health is concerned], please ask a professional.",
      "[In daily decisions|In practice], {do}; it helps to {why}.",
      "[Children like to|Anyone can] ask {see}.",
      "[The same idea explains|With the same principle one can explain] 【To add: another phenomenon】.",
    ],
    gap: ["A useful example: 【To add: situation and what to do】."],
  },
  "close@science": {
    open: ["[To end with a question|Finally]:"],
    bare: [
      "[A small phenomenon, and a whole chain of reasons behind it|Understand one small thing, and the world becomes a little clearer].",
    ],
    body: [
      "[Stay curious and stay sceptical|Ask, and check the answer]: [that is worth more than a single fact|science begins there].",
      "[The next time you see it|When it happens again], give it a second look.",
      "[If you have seen it differently|If your observation differs], write it down and compare.",
      "[Some questions are still open|Not everything is known yet], and that is good news for curious people.",
      "[One question to take along|Something to think about]: {see}.",
      "[Next time|From now on], {do}, [just|simply] to {why}.",
    ],
    gap: [],
  },
};
