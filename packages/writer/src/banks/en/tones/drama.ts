import type { Bank } from "../../bank-types.ts";

/** Scenes with people who want something: stage directions and lines to build on. */
export const drama: Bank["fns"] = {
  "*@drama": {
    body: [
      "[A pause|Silence]. [Someone looks away|Nobody moves].",
      "[The light changes|Outside, it is getting dark]. [A door closes|Steps on the stairs].",
      "[What is not said|The unspoken part] fills the room.",
      "[Cut to a face|The camera stays on a hand]. [We understand|One look is enough].",
      "[It could end here|For a moment everything seems settled]. It does not.",
      "The question remains {see}.",
    ],
  },
  "dialog@drama": {
    open: [],
    bare: [],
    body: [
      "A: “You knew, didn't you?” B: “[Not everything|I guessed]. I did not want to say it first.”",
      "A, [without turning round|quietly]: “Say it again. Slowly this time.”",
      "B: “[I had my reasons|It was not meant like that].” A: “[Everyone has reasons|Then how was it meant]?”",
      "[The telephone rings|A message arrives]. Neither of them [moves|answers].",
      "A: “We could still turn back.” B: “[Could we|Do you really think so]?”",
      "B [laughs|shakes his head]: “You have not changed.” A: “[Neither have you|I have. You were not there to see it].”",
      "A: “[Why today|Why now]?” B: “Because tomorrow I would not have the courage.”",
      "C [enters|appears in the doorway]: “[Am I interrupting|Is this a bad moment]?” [Nobody answers|A long pause].",
      "A: “I kept it all this time.” [She puts something on the table|He holds it out]: 【To add: the object】.",
      "B: “[Promise me one thing|Only one question].” A: “[Ask|Go on].” B: “【To add: the question】”",
      "A: “[I was wrong|I should have called].” B: “[I know|So should I].”",
      "[They look at each other|For a while they say nothing]. Then both speak at once.",
      "B: “What do you want me to say?” A: “The truth. [The short version will do|Just once].”",
      "A [picks up the coat|goes to the window]: “[It is late|I should go].” B: “Stay. [Please|Five more minutes].”",
      "C: “[They are asking for you downstairs|Somebody is looking for you].” A: “Tell them I am on my way.” [Nobody moves|A does not move].",
      "B: “[You make it sound so easy|That is easily said].” A: “It never was.”",
      "A: “Do you remember 【To add: a shared memory】?” B: “[Every day|I try not to].”",
      "[Rain against the window|A train passes]. A: “Listen.” B: “[To what|I hear nothing].” A: “Exactly.”",
      "B: “And if I say no?” A: “[Then I will go|Then at least I asked].”",
      "A: “[There is something you should know|I have not told you everything].” B [sits down|looks up].",
      "C: “[You two are impossible|I have known you both too long].” [A smile, the first one|They almost laugh].",
      "A: “[Look at me|Sit down].” B: “[I cannot|Not yet].” [The light flickers|Outside, a car stops].",
    ],
    gap: ["【To add: characters, place, what each of them wants】"],
  },
  "scene@drama": {
    open: ["[The scene|Where we are]:"],
    bare: ["[The picture opens on an ordinary place|Morning. An ordinary place]."],
    body: [
      "[A sound before the picture|First we hear something]: 【To add: sound】.",
      "[Someone is waiting|Somebody arrives too early]. We do not know yet {see}.",
      "[Small things matter here|The details tell the story]: a cup, a coat, an unopened letter.",
      "[Time passes|The clock moves]. [Nothing happens, and that is the tension|The waiting says enough].",
    ],
    gap: ["【To add: place, time, characters, what is at stake】"],
  },
};
