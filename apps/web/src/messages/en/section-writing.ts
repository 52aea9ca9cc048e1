import type { sectionWritingMessages as zh } from "../zh/section-writing.ts";
import { caveatMessages } from "./caveats.ts";

const sectionsOf = (count: number): string => (count === 1 ? "1 section" : `${count} sections`);

/** Texts of sections that a job writes, in essays and notes: what stands under a heading meanwhile, and the line that tells of the job. */
export const sectionWritingMessages = {
  untitled: "Untitled",
  length: (characters: string) => `${characters} words`,
  quote: {
    empty: "not written",
    title: "Write the essay",
    mode: "What to write",
    fill: "Only what is empty",
    rewrite: "Rewrite some sections",
    which: "Sections to rewrite",
    all: "All of them",
    model: "Model",

    allWritten: "Every section has text. Choose sections to rewrite.",
    noneChosen: "No section chosen yet",
    sections: "To write",
    sectionCount: (sections: number, characters: string) => `${sectionsOf(sections)} · about ${characters} words`,
    tokens: "Estimate",
    about: (tokens: string) => `about ${tokens} tokens`,
    max: "At most",
    atMost: (tokens: string) => `${tokens} tokens`,
    balance: "Balance",
    unlimited: "Writing costs members no tokens",
    short: "Your balance won't cover all of it. Writing pauses when it runs out and goes on after a top-up; what's written stays.",
    replaces: (count: number) =>
      `${sectionsOf(count)} already ${count === 1 ? "has" : "have"} words, which will be replaced. A version is kept first, so you can go back.`,
    integrity: "What comes out is a draft: check it and add to it before you hand it in. Nothing is charged for sections that fail.",
    help: "How it works",
    begin: "Start writing",
    beginAnew: "Rewrite these",
  },
  close: "Close",
  again: "Try again",
  text: {
    title: (title: string) => `Draft of “${title}”`,
    lead: "It isn't in the text yet. Putting it in is one step; undo takes it back.",
    locked: "This section is locked. Unlock it to put the draft in.",
    below: "Add it below",
    instead: "Replace what's there",
    take: "Put it in",
    placed: "It's in the text",
    failed: "Couldn't load this draft",
  },
  write: {
    one: "Write this",
    oneOf: (title: string) => `Write this: ${title}`,
    waiting: (seconds: number) => `In ${seconds} s`,
  },
  job: {
    label: "Writing",
    writing: (titles: readonly string[]) =>
      titles.length === 1
        ? `Writing “${titles[0]}”`
        : `Writing ${sectionsOf(titles.length)} at the same time (${titles.map((title) => `“${title}”`).join(", ")})`,
    other: (label: string) => `Writing: ${label}`,
    starting: "About to start",
    queued: (count: number) => `, ${count} more to come. `,
    stop: ". ",
    mayClose: "You can close this page",
    told: "; you'll be told when it's done.",
    reconnecting: "You're offline. Writing goes on; reconnecting.",
    left: (minutes: number) => `about ${minutes} min`,
    spoken: (count: number) => (count === 0 ? "" : `${sectionsOf(count)} still to be written`),
    pause: "Pause",
    more: "Stop, and more",
    stopNow: "Stop for good",
    end: "Stop",
    topUp: "Top up",
    resume: { user: "Go on", balance: "Go on", cap: "Agree and go on", stepFailed: "Try the failed ones again" },
    paused: {
      user: "Paused. The section being written will be finished; the others wait for you.",
      balance: (tokens: string | null) =>
        `Your tokens have run out, so writing has paused.${tokens === null ? "" : ` The next section needs ${tokens}.`} It goes on by itself after a top-up; what's written stays.`,
      cap: (tokens: string | null) =>
        `This takes more than you agreed to, so it paused to ask.${tokens === null ? "" : ` To go on, all of it may use up to ${tokens} tokens.`}`,
      stepFailed: (count: number) => `${sectionsOf(count)} couldn't be written. Nothing was charged for ${count === 1 ? "it" : "them"}.`,
    },
  },
  slot: {
    first: "Moved up: it's next",
    goFirst: "Write this first",
    goFirstOf: (title: string) => `Write this first: ${title}`,
    about: (characters: string) => `about ${characters} words`,
    bounded: (wanted: string, most: string) => `the outline says ${wanted}; a section has ${most} at most for now`,
    queued: "queued",
    failed: "Couldn't write this",
    retry: "Try again",
    retryOf: (title: string) => `Try again: ${title}`,
    kept: "You changed this section, so the new draft wasn't put in",
    keptLocked: "This section is locked, so the new draft wasn't put in",
    stopped: "Stopped; what was written so far is kept",
    show: "See the draft",
    showOf: (title: string) => `See the draft: ${title}`,
    locked: "locked",
    settingsOf: (title: string) => `What “${title}” says, and how long it is`,
    anew: "Rewriting; the text below is replaced once it's done",
    thinking: "Thinking about how to write it",
    count: (characters: string, target: string) => `${characters} of ${target} words`,
  },
  caveats: {
    ...caveatMessages,
    label: (title: string) => `About “${title}”`,
    limit: "Your account's limit for one section was reached, so the last sentence may be cut off.",
    short: (chars: string, target: string) => `This section has ${chars} of the ${target} words asked for.`,
    unknownRefs: (count: number) =>
      count === 1
        ? "One citation had no source here and was taken out. Add where it's from."
        : `${count} citations had no source here and were taken out. Add where they're from.`,
  },
} satisfies typeof zh;
