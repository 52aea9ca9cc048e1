import type { NoticeTells } from "@tangleaf/contract";
import { formatNumber } from "#lib/format.ts";
import type * as zh from "../zh/notices.ts";

type Data<Kind extends NoticeTells["kind"]> = Extract<NoticeTells, { kind: Kind }>["data"];
type Words<Kind extends NoticeTells["kind"]> = { title: string; text: (data: Data<Kind>) => string; open: string };

const named = (title: string) => (title === "" ? "Your untitled text" : `“${title}”`);
const written = ({ title, sections }: Data<"essayWritten">) =>
  `${named(title)} is written: ${sections === 1 ? "1 section" : `${sections} sections`}.`;
const paused = ({ title, neededTokens }: Data<"essayPaused">) =>
  `${named(title)} is on hold. It needs ${formatNumber(neededTokens)} more tokens, and goes on by itself once you have them.`;
const dayWords = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric" });
const day = (time: string) => dayWords.format(new Date(time));

/** Words of the notification panel. */
export const noticeMessages = {
  isNew: "New",
  allSeen: "Mark all as read",
  full: "Read in full",
  none: "No notifications yet",
  noneText: "You'll hear here when a text is written or your membership is about to end.",
  loading: "Getting your notifications",
  failed: "Couldn't get your notifications. Try again when you're back online.",
  again: "Try again",
  older: "Show older",
  end: "Kept for 180 days",
  justNow: "Just now",
  announcements: "Announcements",
  noAnnouncements: "No announcements yet",
} satisfies typeof zh.noticeMessages;

/** What is said of each kind of notice. */
export const noticeWords: { readonly [Kind in NoticeTells["kind"]]: Words<Kind> } = {
  essayWritten: { title: "Your essay is written", text: written, open: "Open it" },
  noteWritten: { title: "Your note is written", text: written, open: "Open it" },
  essayPaused: { title: "Your essay is on hold", text: paused, open: "Add tokens" },
  notePaused: { title: "Your note is on hold", text: paused, open: "Add tokens" },
  membershipEnds: {
    title: "Your membership is about to end",
    text: ({ endsAt }) => `It runs until ${day(endsAt)}. Everything you've written stays.`,
    open: "Renew",
  },
  inviteRewarded: {
    title: "An invitation paid off",
    text: ({ tokens }) => `Your friend has joined, and you get ${formatNumber(tokens)} tokens.`,
    open: "Your invitations",
  },
  refunded: {
    title: "You've been refunded",
    text: ({ title, amountFen, tokensBack, daysBack }) =>
      [
        `¥${(amountFen / 100).toFixed(2)} for ${title} goes back the way you paid`,
        ...(tokensBack > 0 ? [`${formatNumber(tokensBack)} unused tokens were taken back`] : []),
        ...(daysBack > 0 ? [`${daysBack === 1 ? "1 day" : `${daysBack} days`} of membership were taken back`] : []),
      ]
        .join("; ")
        .concat("."),
    open: "Your orders",
  },
  accountClosing: {
    title: "Your account is closing",
    text: ({ closesAt }) => `It closes on ${day(closesAt)}. You can take that back until then.`,
    open: "Your account",
  },
  documentQuarantined: {
    title: "A document can't be saved for now",
    text: ({ title }) =>
      `The changes in ${named(title)} take too much work to put together. The site keeps it as it last was; what wasn't saved is on the device you wrote on, and you can copy it.`,
    open: "Open it",
  },
  fileReady: { title: "Your file is ready", text: ({ fileName }) => `${fileName} is ready to download.`, open: "Download it" },
};
