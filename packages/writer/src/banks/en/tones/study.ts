import type { Bank } from "../../bank-types.ts";

/** A student's own plan: studies, examination, career. */
export const study: Bank["fns"] = {
  "bg@study": {
    open: ["[Where I stand|My situation]:"],
    bare: ["[A plan begins with an honest look at where I stand|First, where I stand now]."],
    body: [
      "[Looking at the present|At present], the question I ask most is {see}.",
      "[A strength to build on|What I can build on] is {n}.",
      "[There are gaps as well|I also know my gaps]: at times {lack}.",
    ],
    after: ["[This is the starting point|From here the plan begins]."],
    gap: ["Where I stand: 【To add: subjects, results, experience】."],
  },
  "intro@study": {
    open: ["[About me|First, about myself]:"],
    bare: ["[To plan well, I have to know myself|Knowing myself is the first step]."],
    body: [
      "[I know myself as someone who can|It suits me to] {do}.",
      "[Others tell me|Friends would say] that {n} is something I take seriously.",
      "[What I still lack|What I have to watch] is this: now and then {lack}.",
    ],
    after: ["[These facts|What I know of myself] will guide the plan."],
    gap: ["About me: 【To add: interests, character, abilities, values】."],
  },
  "market@study": {
    open: ["[The field and its demands|The outside world]:"],
    bare: ["[The field I am aiming at makes its own demands|Next, the field I am aiming at]."],
    body: [
      "[What employers look for|What the field asks for] can be read in advertisements and heard in talks; it is worth asking {see}.",
      "[To get a true picture|For a clear picture], I will talk to people who do this work.",
      "[Among general demands|In almost every field], {n} counts.",
    ],
    gap: ["The field: 【To add: requirements, trends, source】."],
  },
  "purpose@study": {
    open: ["[My aims|The aim]:"],
    bare: ["[An aim should be near enough to start and far enough to matter|The aim comes first]."],
    body: [
      "[To reach it|For this aim], I have to {do}, and {do2}.",
      "[An aim helps me|It helps me] to {why}.",
      "[Whether I am on the way|To know whether I am on the way], I will ask {see}.",
    ],
    after: ["[These aims are the measure|I will measure my weeks by this]."],
    gap: ["Aim: 【To add: school, subject, score or post, by when】."],
  },
  "schedule@study": {
    open: ["[Stages|The timetable]:"],
    bare: ["[The time is divided into stages|I divide the time into stages]."],
    body: [
      "[In the first stage|At the beginning], I lay the foundation: {do}.",
      "[In the middle stage|Later on], I practise more than I read, and {do}.",
      "[In the last stage|Towards the end], I review, and {do}.",
      "[At the end of each stage|After each stage], I ask {see}.",
      "[A free half day each week|Some free time] is part of the plan, so that I can {why}.",
    ],
    after: ["[If a stage runs late|If I fall behind], I cut the minor items first."],
    gap: ["Stages: 【To add: dates, subjects, hours】."],
  },
  "measure@study": {
    open: ["[How I will do it|Methods]:"],
    bare: ["[Methods matter as much as hours|A plan needs methods]."],
    body: [
      "[For|As to] {n}: {do}, and {do2}.",
      "[I will keep a list of mistakes|Mistakes go into a notebook] and return to it every week.",
      "[To {why}|If I want to {why}], I have to {do}.",
      "[On bad days|When motivation is low], the least I do is to {do}.",
      "[Whenever|As soon as] {lack}, I change the method and keep the aim.",
    ],
    after: ["[These methods are simple|None of this is complicated]; what counts is to keep at it."],
    gap: ["Methods: 【To add: books, courses, exercises, times】."],
  },
  "risk@study": {
    open: ["[What could get in the way|Difficulties]:"],
    bare: ["[Difficulties are part of the plan|It will not always go well, and the plan allows for it]."],
    body: [
      "[It may happen that|There will be weeks when] {lack}. Then I will {do}.",
      "[If the first aim proves out of reach|If things turn out differently], there is a second one: 【To add: alternative】.",
      "[To notice it early, I will ask|An early sign can be found by asking] {see}.",
    ],
    gap: ["Main difficulty: 【To add: difficulty and answer】."],
  },
  "result@study": {
    open: ["[Looking back|So far]:"],
    bare: ["[What has been reached so far is the ground for the next step|A look back comes first]."],
    body: [
      "[What worked|The part that worked] was to {do}.",
      "[What did not work|The weak point]: at times {lack}.",
      "[From this I conclude|It follows] that {n} needs a firm place in my week.",
    ],
    gap: ["Results so far: 【To add: grades, hours, tests】."],
  },
};
