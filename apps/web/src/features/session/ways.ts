import type { OutputOf, RouteAt, Variant } from "@tangleaf/contract";
import { readFlag } from "#lib/page-flags.ts";

export type Settings = OutputOf<RouteAt<"/api/agreement/baseInfo">>["settings"];
type Features = Settings["features"];

/** Where the page is open: on a desktop, on the telephone itself, or inside the messaging app's own browser. */
export type Place = "desktop" | "phone" | "inapp";

/** `qr` is scanned by another device; `phone` is the same code on the telephone that would scan it. */
export type Way = "qr" | "phone" | "inapp" | "web" | "password" | "dev";

const INAPP = /MicroMessenger/i;
/** The business edition calls itself by the app's name too, but an official account cannot sign anybody in there. */
const BUSINESS = /wxwork/i;
const NARROW = "(max-width: 767px)";

/** Only call outside rendering at build: it asks the browser. */
export function placeOfVisit(): Place {
  const { userAgent } = navigator;
  if (INAPP.test(userAgent) && !BUSINESS.test(userAgent)) return "inapp";
  return readFlag("device") === "mobile" || matchMedia(NARROW).matches ? "phone" : "desktop";
}

/**
 * Ways this deployment offers here, the one to begin with first. Nobody is shown a code to scan with the device it is on, where
 * there is a better way. English readers seldom have the platform's app: their name comes first, unless they are inside the app.
 */
export function waysOf(features: Features, place: Place, variant: Variant): Way[] {
  const scan = scanWays(features, place);
  const password: Way[] = features.passwordLogin ? ["password"] : [];
  const isNameFirst = variant === "en" && place !== "inapp" && (features.wxLogin || features.wxWeb);
  return [...(isNameFirst ? [...password, ...scan] : [...scan, ...password]), ...(features.devLogin ? (["dev"] as const) : [])];
}

function scanWays(features: Features, place: Place): Way[] {
  if (features.wxLogin && place === "inapp") return ["inapp"];
  if (features.wxLogin && place === "phone") return ["phone"];
  const qr = features.wxLogin || features.qrEmbedded ? (["qr"] as const) : [];
  const web = features.wxWeb && place === "desktop" ? (["web"] as const) : [];
  return [...qr, ...web];
}

/** What every way of signing in is given by the dialog. */
export type WayProps = {
  /** Why signing in is asked for; instead of the line that explains the way. */
  reason: string | null;
  /** One tick for all ways, so that it holds when the way is changed. */
  remember: boolean;
  onRemember: (remember: boolean) => void;
};
