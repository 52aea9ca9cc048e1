import type { Bank } from "../../bank-types.ts";

/** Letters about the other person: thanks, congratulation, sympathy, invitation, praise, recommendation. Never about the writer. */
export const goodwill: Bank["fns"] = {
  "*@goodwill": {
    body: [
      "[What stands out|Worth remembering] is {n}, shown in plain deeds.",
      "[Those who|People who] {do} are able to {why}.",
      "[It is easily overlooked|Few people notice it], and it should be said: {n} makes a difference.",
      "[Care like this|Such care] cannot be ordered; it is given.",
      "[One can only respect|There is every reason to respect] people who {do}.",
      "{n} of this kind [encourages others|sets an example].",
      "[In busy times|On ordinary days], it means a great deal that someone is ready to {do}.",
      "[To be able to {why}|If one wants to {why}], it takes people like this.",
      "[These words are few|The words may be plain], and they are meant.",
      "[Where others|When others] might have stood by, here was someone ready to {do}.",
      "[It may look small|Some may call it small]; for those who want to {why} it is not.",
      "[We all know how it is|It is a familiar sight] when {lack}. [All the more welcome is|That is why we value] {n}.",
      "[Anyone who asks|Whoever asks] {see} will find a good answer here.",
      "[To {do} and to {do2}|To {do2} and to {do}]: that is what we respect.",
    ],
  },
  "greet@goodwill": {
    open: [],
    bare: ["[This letter is written with warm regard|With these lines we turn to you]."],
    body: [
      "[There is something that should be said in writing|Some things deserve to be put on paper].",
      "[Please accept our regards|Our regards come with this letter].",
      "[It is meant for you|What follows is meant for you], and it comes from the heart.",
      "[The occasion is a good one|It is a good occasion] to pause for a moment.",
    ],
    gap: [],
  },
  "fact@goodwill": {
    open: ["[This is what happened|The occasion is this]."],
    bare: ["[What was done should be told|The deed itself says most], and so it comes first."],
    body: [
      "[It shows|What it shows is] {n}.",
      "[It would have been easy to look away|Nobody had asked for it], and still there were people ready to {do}.",
      "[Help given in this way|Such help] makes it easier to {why}.",
      "[Those concerned|Everyone concerned] will remember it.",
      "[No rule required anyone to|No one was obliged to] {do}; that is what gives it weight.",
    ],
    after: [
      "[This will not be forgotten|It was seen, and it will be remembered].",
      "[Facts like these need no praise|The facts speak for themselves].",
    ],
    gap: ["What happened: 【To add: time, place, persons, deed】."],
  },
  "argue@goodwill": {
    open: ["[What makes it special|Why it matters]:"],
    bare: ["[There are good reasons to say this aloud|It deserves a closer look]."],
    body: [
      "{n} is worth more than words, because it allows people to {why}.",
      "[To do this once is fine|Once would have been kind]; to {do} again and again takes character.",
      "[Others can learn from it|There is something to learn here]: {do}, and {do2}.",
      "[Anyone who has worked side by side with others|Everyone] knows how much depends on {n}.",
    ],
    after: ["[For this|For all of this], respect and recognition are due."],
    gap: ["The clearest proof: 【To add: example】."],
  },
  "plan@goodwill": {
    open: ["[For the time ahead|From here on]:"],
    bare: ["[There is much to look forward to|The time ahead is open]."],
    body: [
      "[We hope|It is our hope] to go on together, so as to {why}.",
      "[Whatever can be done from our side|Our part] will be done.",
      "[The example given|Such an example] will be passed on.",
    ],
    gap: ["Next: 【To add: arrangement, date】."],
  },
  "bg@goodwill": {
    open: ["[The occasion|How it came about]:"],
    bare: ["[Occasions like this are rare|An occasion like this should not pass unmentioned]."],
    body: [
      "[Behind it lies a good deal of work|It did not come about by itself].",
      "[For some time now|Over time], {n} has made itself felt.",
      "[It is right to say so|This should be said openly].",
    ],
    after: ["[This is the occasion for these lines|Hence these lines]."],
    gap: ["The occasion: 【To add: event, time, persons】."],
  },
  "example@goodwill": {
    open: ["[One example|For instance]:"],
    bare: ["[One example says enough|A single case may stand for many]."],
    body: ["[In it one can see|It shows] {n}, and the will to {do}.", "[Such moments stay in mind|Moments of this kind are remembered]."],
    gap: ["The example: 【To add: time, place, deed】."],
  },
  "sell@goodwill": {
    open: ["[Strengths|What should be mentioned]:"],
    bare: ["[There is much to be said in favour|The strengths are easily named]."],
    body: [
      "{n} is among the strengths: the readiness to {do}, and to {do2}.",
      "[Given a task|With a task in hand], this is someone who will {do}.",
    ],
    gap: ["Strengths: 【To add: ability with an example】."],
  },
  "problem@goodwill": {
    open: ["[A point for the future|One suggestion]:"],
    bare: ["[An honest word includes a suggestion|One point could still grow]."],
    body: [
      "[There is room to grow|Something could be added] in {n}: {do}.",
      "[It would help|It would be a gain] to {do2}, so as to {why}.",
    ],
    gap: ["Suggestion: 【To add: point and example】."],
  },
  "scene@goodwill": {
    open: ["[It was like this|The moment]:"],
    bare: ["[One moment remains in mind|There was a moment that says it all]."],
    body: [
      "[It was a small gesture|Nothing was said aloud], and everyone understood.",
      "[In such moments|At that moment] one sees what {n} means.",
    ],
    gap: ["【To add: the moment, with time and place】"],
  },
  "request@goodwill": {
    open: ["[A request|One request]:"],
    bare: ["[We have one request|One thing remains to be asked]."],
    body: ["[A short reply would be welcome|Please let us know in time].", "[If plans change|Should anything change], a word is enough."],
    gap: ["Please reply by 【To add: date, contact】."],
  },
  "schedule@goodwill": {
    open: ["[Time and place|The arrangements]:"],
    bare: ["[The arrangements are these|Time and place are given here]."],
    body: [
      "[Everything will be prepared|Preparations are being made], so that you need not take care of anything.",
      "[If you need help with the journey|For questions on the way], please get in touch.",
    ],
    gap: ["Time and place: 【To add: date, time, address, contact】."],
  },
};
