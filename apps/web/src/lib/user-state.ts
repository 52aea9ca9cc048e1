import type { UserState } from "@tangleaf/contract";
import { create } from "zustand";

type Known = {
  /** How things stand for whoever is signed in; null = not known yet. */
  state: UserState | null;
  /** A stream tells of every change at once; without it the page asks every minute. */
  live: boolean;
};

/** What the user event stream has told this page; `features/events` keeps it. */
export const useUserState = create<Known>(() => ({ state: null, live: false }));
