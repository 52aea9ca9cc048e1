import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import type { Device } from "./open-browser.ts";

export type Variant = "zh" | "en";
export type Theme = "light" | "dark";
/** Language, size and theme a screen is seen in. */
export type View = { variant: Variant; device: Device; theme: Theme };

export const THEMES: readonly Theme[] = ["light", "dark"];
const VARIANTS: readonly Variant[] = ["zh", "en"];
const DEVICES: readonly Device[] = ["desktop", "tablet", "phone"];
const VIEWS: readonly View[] = VARIANTS.flatMap((variant) =>
  DEVICES.flatMap((device) => THEMES.map((theme) => ({ variant, device, theme }))),
);

/** The commit, so that each commit sees each screen in another view; SCREENS_SEED repeats an earlier run. */
export const SCREENS_SEED = process.env["SCREENS_SEED"] ?? readCommit();

function readCommit(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short=12", "HEAD"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    // A folder without git history.
    return "screens";
  }
}

/** A number from 0 to 2³² − 1, the same for the same text. */
export const hashToNumber = (text: string): number => createHash("sha256").update(text).digest().readUInt32BE();

/** The views a screen is visited in: all twelve with SCREENS=all, otherwise the one its name and the seed select. */
export function selectViews(screen: string, seed = SCREENS_SEED): readonly View[] {
  if (process.env["SCREENS"] === "all") return VIEWS;
  return VIEWS.slice(hashToNumber(`${seed} ${screen}`) % VIEWS.length).slice(0, 1);
}

export const nameView = ({ variant, device, theme }: View): string => `${variant} ${device} ${theme}`;
