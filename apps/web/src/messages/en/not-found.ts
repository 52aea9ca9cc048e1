import type { notFoundMessages as zh } from "../zh/not-found.ts";

export const notFoundMessages = {
  title: "This page was never written",
  detail: "A letter may be missing from the address, or the scene has a new name",
  scene: "There is no such scene",
  home: "Go home",
  search: "Find a scene",
  broken: "This page didn't open",
  brokenDetail: "Nothing is lost. Try again in a few seconds.",
  retry: "Try again",
} satisfies typeof zh;
