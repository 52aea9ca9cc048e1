import type { Bank } from "../../bank-types.ts";

/** Short forms that follow a pattern of their own: slogans, replies, key results, résumé bullets, holiday notices. */
export const slogan: Bank["fns"] = {
  "list@slogan": {
    open: [],
    bare: [],
    body: [
      "{brand}. [There when you need it|Made for your day|By your side].",
      "[An ordinary day|A good day] begins with {brand}.",
      "{point}. [That is|Simply] {brand}.",
      "[Ask for|Look for] {brand}.",
      "[This time|Today], {brand}.",
      "From our hands to your day: {brand}.",
      "[The little things|The details], by {brand}.",
      "[A little care|A small pleasure], from {brand}.",
      "[Choose|Meet] {brand}, [take it easy|enjoy the day].",
      "{brand}. [We keep our word|Care you can see].",
    ],
    gap: [],
  },
  "cta@slogan": {
    open: [],
    bare: [],
    body: [
      "[Details in our shops|Ask us for details].",
      "[Come in and have a look|Drop in and see for yourself].",
      "[Questions? Write to us|Any questions? Just ask].",
      "[We would be glad to see you soon|Until soon].",
      "[See the page for details|We look forward to seeing you].",
      "[Terms as shown on the page|Terms apply as stated].",
      "[Thank you for your support|Have a pleasant day].",
    ],
    gap: [],
  },
};

export const reply: Bank["fns"] = {
  "dialog@reply": {
    open: [],
    bare: [],
    body: [
      "“[I see what you mean|Thank you for telling me directly]. [Give me a little time to look into it|Let us sort it out together].”",
      "“[I have heard what you said|In your place I would feel the same]. [Let us see how we can solve it|Shall we begin with the most urgent part]?”",
      "“[Thank you for your patience|I am sorry for the trouble]. [I will follow this up|I will take care of it] and [let you know as soon as there is news|come back to you].”",
    ],
    gap: [],
  },
  "dialog@reply/Firm": {
    open: [],
    bare: [],
    body: [
      "“[I understand your reasons|I have noted your view]. [On this point I have to say no|I have made other plans], and I would rather say so now.”",
      "“[We can talk about it|I am open to a talk]. What I can offer is 【To add: what you can do】.”",
      "“[Let us not decide in a hurry|There is no need to settle it tonight]. [Shall we meet and talk|Let us wait until we know more].”",
    ],
    gap: [],
  },
  "dialog@reply/Light": {
    open: [],
    bare: [],
    body: [
      "“[My head is still loading|That is a lot to take in]. [Give me a cup of tea and I will answer|One sip of coffee, then you get a proper answer].”",
      "“[Do not write it down just yet|Have mercy]. [This one is on me|I will make up for it], promise.”",
      "“[You nearly had me applauding|I almost stood up and clapped]. [Now, back to business|Shall we get to work]?”",
    ],
    gap: [],
  },
  "tip@reply": {
    open: ["[Before you send it|How to use it]:"],
    bare: ["[Before you send it|How to use it]:"],
    body: [
      "[Choose by how well you know each other|Look at the mood first], and [use your own words|change what does not sound like you].",
      "[Answer the matter, not the person|Feelings first, then the matter].",
      "[Say important things face to face|If unsure, ask for time].",
    ],
    gap: [],
  },
};

export const okr: Bank["fns"] = {
  "list@okr": {
    open: ["[Objective and key results|The key results for this objective]:"],
    bare: ["[Objective and key results|The key results for this objective]:"],
    body: [
      "Objective: 【To add: the state to be reached, in one sentence】",
      "Key result: 【To add: indicator】 from 【To add: present value】 to 【To add: target value】",
      "Key result: 【To add: deliverable】 finished by 【To add: date】, [accepted without open points|counted once accepted]",
      "Key result: rating of 【To add: matter】 by 【To add: users】 reaches 【To add: value】",
      "[How it is measured|Check]: every week, ask {see}",
      "[Confidence|How sure we are]: 【To add: high, medium or low, with the reason】",
      "[Depends on|Needs help from]: 【To add: department and matter】",
      "Source of the figures: 【To add: where from, by whom】",
      "Milestone: by 【To add: month or week】 one can see 【To add: visible change】",
      "[Stretch|Ambitious part]: 【To add: content】",
      "[Minimum|At the very least]: 【To add: content】",
      "[Owner|Responsible]: 【To add: name】",
      "[Supporting step|To get there]: {do}, and {do2}",
      "[Not part of this|Left out on purpose]: 【To add: content】, so as to {why}",
    ],
    gap: [],
  },
};

export const resume: Bank["fns"] = {
  "list@resume": {
    open: ["[Arranged by situation, task, action and result|The raw material, to be completed as marked]:"],
    bare: ["[Arranged by situation, task, action and result|How to write the entries]:"],
    body: [
      "**Situation**: 【To add: background and difficulty】",
      "**Task**: 【To add: your aim and scope】",
      "**Action**: 【To add: what you did, by which method】",
      "**Result**: 【To add: figures, feedback or change】",
      "**Scale**: 【To add: people, amount or time】",
      "**Your part**: 【To add: alone, as lead, or as a member】",
      "[How to put it|Wording]: begin with a verb, [state the result first|one matter per line].",
      "[Match|Fit]: use the words of the advertisement for {targetJob} where they are true of you.",
      "[Evidence of|To show] {n}: 【To add: one example】",
      "[If asked in the interview|Be ready to say] {see}.",
      "[Skill|Strength]: {n}, shown by the readiness to {do}",
      "[Last check|Before sending]: [dates without gaps, figures with proof|names correct, tenses consistent].",
    ],
    gap: [],
  },
};

export const holiday: Bank["fns"] = {
  "*@holiday": {
    body: [
      "[Before leaving|On the last working day], please switch off equipment and close windows.",
      "[Urgent matters|Anything urgent] during the holiday: 【To add: contact, phone】.",
      "[Work that cannot wait|Open items] should be handed over in writing before the holiday begins.",
      "[Please inform|Remember to inform] customers and partners of the dates in good time.",
      "[Those on duty|Colleagues on duty] keep a record of what happens and report anything unusual.",
      "[On the road|When travelling], please allow enough time and take care.",
      "[Valuables and documents|Keys, documents and valuables] are to be locked away.",
      "[On the first day back|After the holiday], please check equipment before use.",
      "[Leave requests|Requests for extra days] go to the head of department beforehand.",
      "[Automatic replies|Out-of-office replies] should name a substitute.",
      "Heads of department make sure that it is possible to {why}.",
      "In preparation, please {do}.",
      "[Ahead of the holiday|Before the holiday], departments check {see}.",
      "[To avoid that|So that it does not happen that] {lack}, please {do}.",
    ],
  },
};
