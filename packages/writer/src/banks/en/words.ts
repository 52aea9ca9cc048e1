import type { Words } from "../words-types.ts";

const pairs = (text: string): (readonly [string, string])[] =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim().split(" > ") as [string, string]);

export const words: Words = {
  synonyms: pairs(`important > essential
    very > quite
    help > support
    helps > supports
    show > demonstrate
    shows > demonstrates
    use > apply
    big > substantial
    many > numerous
    start > begin
    started > began
    get > obtain
    need > require
    needs > requires
    improve > strengthen
    improved > strengthened
    problem > difficulty
    problems > difficulties
    however > yet
    because > since
    although > though
    also > as well
    quickly > rapidly
    often > frequently
    main > principal
    method > approach
    result > outcome
    results > outcomes
    goal > aim
    team > group
    people > those involved`),
  wordy: pairs(`in order to > to
    due to the fact that > because
    at this point in time > now
    in the event that > if
    a large number of > many
    the majority of > most
    is able to > can
    are able to > can
    has the ability to > can
    make a decision > decide
    made a decision > decided
    take into consideration > consider
    in spite of the fact that > although
    for the purpose of > for
    with regard to > about
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
    seperate > separate
    occured > occurred
    definately > definitely
    alot > a lot
    could of > could have
    should of > should have`),
  formal: pairs(`don't > do not
    doesn't > does not
    didn't > did not
    can't > cannot
    won't > will not
    isn't > is not
    aren't > are not
    it's > it is
    I'm > I am
    we're > we are
    they're > they are
    I've > I have
    we've > we have
    a lot of > many
    lots of > many
    kind of > somewhat
    get in touch > contact
    find out > establish
    set up > establish
    thanks > thank you
    ASAP > as soon as possible
    okay > acceptable
    big > considerable
    guys > colleagues`),
  turns: [
    ["^Because (.+?), (.+)\\.$", "$2, because $1."],
    ["^Although (.+?), (.+)\\.$", "$2, although $1."],
    ["^To (.+?), (we|I|they) (.+)\\.$", "$2 $3 to $1."],
  ],
  notes: {
    changes: "Main changes",
    before: "Original",
    after: "Changed to",
    noChange: "Nothing that a rule could improve was found",
    needsModel: "Done by the built-in sample writer with rules, without understanding the text; connect a model for a deeper rewrite.",
    term: "Glossary",
    termSource: "Term",
    termTarget: "Translation",
    structure: "How it is built",
    parts: "Parts to replace",
    askData: "【To add: the figures and their source】",
    data: "data",
    opening: "The main point first: ",
  },
};
