import type { Bank } from "../bank-types.ts";
import { dramaAspects, hostAspects, scienceAspects } from "./tones/aspects.ts";
import { drama } from "./tones/drama.ts";
import { host } from "./tones/host.ts";
import { science } from "./tones/science.ts";
import { reply } from "./tones/short-forms.ts";

const DRAMA = "^(svDrama|svStory)$";
const HOST = "^(hostScript|mk3gualhux|broadcastScript)$";
const SCIENCE = "^svKnowledge$";
/** Written or spoken to one person: nothing to film. */
const FILM = "^(?!(?:svDrama|svStory|hostScript|mk3gualhux|broadcastScript|svKnowledge|mkSales|chatReply|rbComment|svComment)$)";
const SPOKEN = "^(?!(?:svDrama|svStory|hostScript|mk3gualhux|broadcastScript|svKnowledge)$)";

const spokenAspects: Bank["aspects"] = [
  {
    n: "the first step",
    do: ["start with what you have", "open with the easiest part", "try it once before judging"],
    why: ["get going at all", "lose the fear of starting", "learn what is needed next"],
    lack: ["people wait for the perfect moment"],
    see: ["where to begin", "what you already have"],
  },
  {
    n: "the key detail",
    do: ["look closely at this spot", "slow down at this point", "compare before and after"],
    why: ["see what makes the difference", "avoid the usual mistake", "understand the rest"],
    lack: ["most people look in the wrong place"],
    see: ["which detail decides", "what changes when you look twice"],
  },
  {
    n: "the common mistake",
    do: ["check it before you go on", "do it the other way round", "take out one step"],
    why: ["save time and trouble", "get it right the next time", "keep it simple"],
    lack: ["the order gets mixed up"],
    see: ["where it usually goes wrong", "how you would notice it"],
  },
  {
    n: "a true story",
    only: FILM,
    do: ["tell what happened first", "leave the ending open for a moment", "let the other person speak"],
    why: ["make people listen", "say it without a lesson", "bring it close to home"],
    lack: ["a story is told only for effect"],
    see: ["what happened next", "who was there"],
  },
  {
    n: "plain language",
    do: ["say it in one sentence", "use a picture from daily life", "drop the difficult word"],
    why: ["be understood at once", "hold their attention", "say more in less time"],
    lack: ["long words hide a simple idea"],
    see: ["how you would explain it to a child", "which word you can drop"],
  },
  {
    n: "timing",
    only: FILM,
    do: ["pause before the main point", "cut what is not needed", "leave room for a reaction"],
    why: ["let it sink in", "keep the pace", "give the ending its weight"],
    lack: ["everything is said at the same speed"],
    see: ["where a pause would help", "what can be cut"],
  },
  {
    n: "atmosphere",
    only: FILM,
    do: ["let the sound of the place come in", "keep the light natural", "stay on a face for a moment"],
    why: ["make viewers feel present", "set the mood", "show more than words say"],
    lack: ["music covers everything"],
    see: ["what can be heard", "how the place feels"],
  },
  {
    n: "the other person's view",
    do: ["ask instead of telling", "repeat what you heard", "thank people for their honesty"],
    why: ["build trust", "find common ground", "end on good terms"],
    lack: ["both sides talk past each other"],
    see: ["what the other person needs", "why they see it differently"],
  },
  {
    n: "comparison",
    do: ["put both side by side", "change one thing only", "name a weak point too"],
    why: ["help people decide", "stay fair", "show the difference"],
    lack: ["a comparison leaves out the awkward part"],
    see: ["what is the same and what is not", "for whom each is right"],
  },
  {
    n: "the take-away",
    do: ["repeat the main point once", "give one thing to try today", "end with a question"],
    why: ["help people remember", "start a conversation", "turn watching into doing"],
    lack: ["the ending trails off"],
    see: ["what you will remember tomorrow", "what you will try first"],
  },
  {
    n: "a change of mind",
    do: ["admit what you used to think", "test it for yourself", "say what convinced you"],
    why: ["make it believable", "invite others to think again", "learn from a mistake"],
    lack: ["an opinion is older than the facts"],
    see: ["what changed your mind", "what would change it again"],
  },
  {
    n: "care for the viewer",
    do: ["answer the question people ask", "warn of the risky part", "point to a reliable source"],
    why: ["be of use", "keep people safe", "earn a second look"],
    lack: ["a trick is shown without its limits"],
    see: ["what viewers ask most", "where the limits are"],
  },
];

/** Scripts for video, radio, stage and sales talks: lines to be spoken and shots to be filmed. {self} is I. */
export const script: Bank = {
  aspects: [
    ...spokenAspects.map((aspect) => ({ only: SPOKEN, ...aspect })),
    ...dramaAspects.map((aspect) => ({ ...aspect, only: DRAMA })),
    ...hostAspects.map((aspect) => ({ ...aspect, only: HOST })),
    ...scienceAspects.map((aspect) => ({ ...aspect, only: SCIENCE })),
  ],
  fns: {
    ...reply,
    ...host,
    ...drama,
    ...science,
    "*": {
      body: [
        "[Look|You see], it comes down to {n}: {do}.",
        "[Here is the point|The point is this]: {do}, and you can {why}.",
        "[Ask yourself|Just ask] {see}.",
        "[It happens all the time|You know how it goes]: {lack}.",
        "[So what do we do|What then]? We {do}.",
        "[Let me put it simply|Simply put]: to {why}, {do}.",
        "First {do}. [Then|After that] {do2}.",
        "[Stay with me|Hold that thought]. Now for {n}.",
        "[Why does it matter|Why bother]? Because it helps you to {why}.",
        "Whenever {lack}, [stop for a second|take a breath] and {do}.",
        "[What nobody tells you|What is easily missed]: {n}.",
        "[You do not need much|It takes very little]. Just {do}.",
        "[Think about it|Take a second]: {see}.",
        "[The result|What you get]: you can {why}.",
        "[Most people skip this part|Do not skip this part]: {do}.",
      ],
    },
    hook: {
      open: ["[Listen to this|Here is something]:", "[Before you scroll on|One moment]:"],
      bare: [
        "[What do you really know|How much do we know] about {topic}?",
        "[Let us talk about|Today it is all about] {topic}.",
        "[One question|Quick question] about {topic}: {see}.",
      ],
      body: [
        "[The answer may surprise you|It is not what you expect].",
        "[Give me a minute|Stay for a minute], and you will see {see}.",
        "[Most of us have been there|We have all been there]: {lack}.",
      ],
      gap: ["【To add: a picture or a line that stops people】"],
    },
    cta: {
      open: ["[Your turn|Now you]."],
      bare: ["[What about you|How do you see it]? Tell me in the comments.", "[Try it and tell me|Give it a try and write to me]."],
      body: [
        "[Write down|Tell me] {see}.",
        "[If it helped|If this was useful], pass it on to someone who needs it.",
        "[See you next time|Until next time]. And remember to {do}.",
      ],
      gap: ["【To add: what viewers should do next】"],
    },
    dialog: {
      open: [],
      bare: [],
      body: [
        "A: “[May I ask|Tell me] {see}?” B: “[Good question|Let me think]. First, {do}.”",
        "A: “I am worried that {lack}.” B: “[Then|In that case] {do}.”",
        "A: “How can we {why}?” B: “{do}. [It is simpler than it sounds|That is all].”",
        "A: “What about {n}?” B: “[I used to overlook it|It took me a while]. Now I {do}.”",
        "B, after a pause: “{do}, and {do2}. [That is all I know|That is how it works for me].”",
        "A, smiling: “So it is about {n}.” B: “Yes. It helps to {why}.”",
        "A: “And if {lack}?” B: “[It happens|Nobody is perfect]. Then {do}.”",
      ],
      gap: ["【To add: characters, place and the first line】"],
    },
    list: {
      open: ["[The points|Point by point]:"],
      bare: ["[The points|Point by point]:"],
      body: [
        "{n}: {do}.",
        "{n}: {do}, then {do2}.",
        "{n}: {do}, so that people can {why}.",
        "{n}: ask {see}.",
        "{n}: what if {lack}? Then {do}.",
      ],
      gap: ["【To add: the concrete points】"],
    },
    scene: {
      open: ["[The scene|We see]:"],
      bare: ["[The picture opens slowly|We see an ordinary place, an ordinary day]."],
      body: [
        "[The camera stays|Nobody speaks]. It is a moment of {n}.",
        "[Then a voice|A voice says]: “{do}.”",
        "[Close-up|Detail]: hands, a face, a glance. [The question hangs in the air|One can guess the question]: {see}.",
      ],
      gap: ["【To add: place, time, people, action】"],
    },
    greet: {
      open: [],
      bare: ["[Hello and welcome|Good to have you with us]."],
      body: [
        "[In the next few minutes|Today] we talk about {topic}.",
        "[Lean back and listen|Make yourselves comfortable].",
        "[A warm welcome to everyone|Welcome to all who are here and all who are listening].",
        "An hour like this is a good time to {do}.",
      ],
      gap: [],
    },
    close: {
      open: ["[To finish|Before we go]:"],
      bare: ["[That was it for today|We have come to the end]. Thank you for listening."],
      body: [
        "[Take one thing with you|If you remember one thing]: {do}.",
        "[Until next time|See you next time], take care.",
        "[Let us end with a question|One question to end with]: {see}.",
        "[May you|I wish you the time to] {why}.",
      ],
      gap: [],
    },
    voice: {
      body: [
        "{do}, and you can {why}.",
        "[Ask yourself|The question is] {see}.",
        "[First|To begin], {do}. [Then|After that], {do2}.",
        "[You know how it goes|It happens]: {lack}.",
        "[This is about|It comes down to] {n}: {do}.",
        "[To {why}, {do}|If you want to {why}, {do}].",
        "[No hurry|Slowly now]: {do}.",
        "[What if|And if] {lack}? {do}.",
      ],
    },
    shot: {
      open: [],
      bare: [],
      body: [
        "Close-up of one detail. Voice-over: {do}.",
        "Medium shot, the place comes into view. Voice-over: ask yourself {see}.",
        "Hands at work, natural sound. Voice-over: {do}, then {do2}.",
        "Wide shot, a pause. Voice-over: sometimes {lack}.",
        "Slow pan across the table, then stop. Voice-over: {see}, that is the question.",
        "Over the shoulder, somebody tries it. Voice-over: to {why}, {do}.",
        "Quick cuts, three angles. Voice-over: {do}. {do2}.",
        "Text on screen: {n}. Voice-over, calmly: {do}.",
        "A face, half in the light. Voice-over: this is about {n}.",
        "Before and after, side by side. Voice-over: {do}, and you can {why}.",
      ],
      gap: ["Picture: 【To add: what the shot shows】"],
    },
    feel: {
      open: ["[How it felt|What I felt]:"],
      bare: ["[How does it feel|There is a feeling I want to share]?"],
      body: [
        "[I was surprised|It surprised me] how much {n} matters.",
        "[It made me want to|Since then I] {do}.",
        "[Maybe you know it|You may know the feeling]: {lack}.",
      ],
      gap: ["【To add: one honest feeling】"],
    },
    sum: {
      open: ["[In short|To sum up]:"],
      bare: ["[In one sentence|The short version]:"],
      body: ["[Remember|Keep in mind] {n}: {do}.", "[So|In short], whoever wants to {why} should {do}."],
      gap: ["【To add: the conclusion in one sentence】"],
    },
    argue: {
      open: ["[My point|Here is my view]:"],
      bare: ["[Let me tell you why|Here is why {n} matters]."],
      body: [
        "{n} helps you to {why}. [That is reason enough|Simple as that].",
        "[Some say it makes no difference|You may disagree]. Then ask yourself {see}.",
        "[Where|Whenever] {lack}, nothing else helps.",
        "[So my advice|What I would do]: {do}, and {do2}.",
      ],
      gap: ["【To add: a fact, with source】"],
    },
    tip: {
      open: ["[A tip|Tips]:"],
      bare: ["[A few tips|Three words of advice], short and plain."],
      body: [
        "{do}. [You will be able to|It helps you to] {why}.",
        "[Watch for|Look out for] the moment when {lack}.",
        "[Ask first|Check] {see}.",
      ],
      gap: ["【To add: the tip people ask for】"],
    },
    compare: {
      open: ["[Side by side|Compared]:"],
      bare: ["[Let us put both side by side|A fair comparison needs both sides]."],
      body: [
        "[Look at|Take] {n}, and ask {see}.",
        "[One side lets you|The first helps you to] {why}. [With the other|On the other side], {lack}.",
        "[Which is better|Who wins]? It depends on {see}.",
      ],
      gap: ["【To add: what is compared, your own impression】"],
    },
    qa: {
      open: [],
      bare: [],
      body: [
        "**{n}: what should I know?**\n  {do}, and {do2}.",
        "**How can I {why}?**\n  {do}. [That is a good start|Start there].",
        "**What if {lack}?**\n  Then {do}.",
      ],
      gap: ["**【To add: the question viewers ask】**\n  【To add: the answer】"],
    },
    purpose: {
      open: ["[What it is about|The aim]:"],
      bare: ["[What do we want to show|The aim is simple]: {why}."],
      body: ["[At the end|When it is over], viewers should be able to say {see}.", "It serves to {why}."],
      gap: ["【To add: aim and audience】"],
    },
    rebut: {
      open: ["[You may object|I hear you say]:"],
      bare: ["[Now the objection|But, you may say]."],
      body: ["[True|Fair point], sometimes {lack}. [Even so|Still], you can {do}.", "[It depends|The real question is] {see}."],
      gap: ["【To add: the objection people raise】"],
    },
    example: {
      open: ["[For example|Take this]:"],
      bare: ["[Here is an example|An example, so that it becomes clear]."],
      body: ["[You see|What it shows]: {do}, and you can {why}."],
      gap: ["【To add: a real example】"],
    },
    process: {
      open: ["[Step by step|How it works]:"],
      bare: ["[Step by step, this is how it goes|Let us do it step by step]."],
      body: ["[First|To begin], {do}.", "[Next|Then], {do}, and watch {see}.", "[Done|At the end]? Then {do}."],
      gap: ["【To add: steps and tools】"],
    },
    risk: {
      open: ["[Careful|A warning]:"],
      bare: ["[A word of caution|Now the part where care is needed]."],
      body: [
        "[Careful|Mind this]: {lack} faster than you think.",
        "[Check first|Before you try it, check] {see}.",
        "[If in doubt|When unsure], {do}.",
      ],
      gap: ["【To add: what can go wrong】"],
    },
    bg: {
      open: ["[How it began|The background]:"],
      bare: ["[Let us go back for a moment|First, the background]."],
      body: ["[At the beginning|At first], nobody asked {see}.", "[It has to do with|Behind it is] {n}."],
      gap: ["【To add: time, place, what came before】"],
    },
    fact: {
      open: ["[The facts|What happened]:"],
      bare: ["[First, the facts|Facts first]."],
      body: ["[What is behind it|Behind it] is {n}.", "[We still do not know|An open question is] {see}."],
      gap: ["【To add: facts with source】"],
    },
    sell: {
      open: ["[What speaks for it|The good points]:"],
      bare: ["[What speaks for it|Here is what it can do]."],
      body: ["{n}: {do}, and you can {why}.", "[See for yourself|Find out] {see}."],
      gap: ["【To add: the point you tested yourself】"],
    },
  },
};
