import type { reachMessages as zh } from "../zh/reach.ts";

export const reachMessages = {
  offline: "You're offline. Try again once you're back.",
  silent: "Your network works, but Tangleaf doesn't answer. Try again in a few seconds.",
  slow: "No answer came in time. Try again.",
  fault: (status) => `Something broke on the server (${status}). Try again in a few seconds.`,
} satisfies typeof zh;
