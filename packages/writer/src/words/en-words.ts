import type { Words } from "./words-types.ts";

const pairs = (text: string): (readonly [string, string])[] =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim().split(" > ") as [string, string]);

export const words: Words = {
  wordy: pairs(`in order to > to
    due to the fact that > because
    at this point in time > now
    in the event that > if
    a large number of > many
    the majority of > most
    is able to > can
    are able to > can
    take into consideration > consider
    in spite of the fact that > although
    for the purpose of > for
    in close proximity to > near
    very unique > unique
    each and every > every
    first and foremost > first
    completely eliminate > eliminate
    end result > result
    past history > history
    free gift > gift
    really really > really
    teh > the
    recieve > receive
    recieved > received
    seperate > separate
    occured > occurred
    definately > definitely
    alot > a lot
    could of > could have
    should of > should have
    would of > would have`),
  formal: pairs(`don't > do not
    doesn't > does not
    didn't > did not
    can't > cannot
    won't > will not
    isn't > is not
    aren't > are not
    wasn't > was not
    haven't > have not
    hasn't > has not
    it's(?! been| got) > it is
    I'm > I am
    we're > we are
    they're > they are
    I've > I have
    we've > we have
    we'll > we will
    I'll > I will
    find out > establish
    ASAP > as soon as possible
    gonna > going to
    wanna > want to`),
  turns: [
    ["^Because ([^,.]+), ([^,.]+)$", "$2 because $1"],
    ["^Although ([^,.]+), ([^,.]+)$", "$2, although $1"],
  ],
  notes: {
    changes: "Main changes",
    before: "Original",
    after: "Changed to",
    noChange: "Nothing that a rule could improve was found",
    term: "Glossary",
    termSource: "Term",
    termTarget: "Translation",
    translation: " translation",
    structure: "How it is built",
    inTheManner: "In the same manner: ",
    askData: "【To add: the figures and their source】",
    next: "what comes next",
    expand: ["one event that shows {v}", "the reason or the figures behind {v}", "what follows from {v}"],
    goOn: ["what happens next, in this direction: {v}", "further on: what comes up and what is done", "one sentence to end on"],
    imitateParts: ["Opening", "Build-up", "Turn", "Development", "Ending"],
    imitate: [
      "bring in {v} the same way",
      "set the scene in a sentence of like length",
      "make the turn here",
      "add one detail of your own",
      "end on one line",
    ],
  },
};
