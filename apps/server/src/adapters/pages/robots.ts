/** Rules of a robots.txt that hold for us. */
export type RobotsRules = readonly { readonly allow: boolean; readonly pattern: string }[];

/** Lines and rules that are read of one file. */
const LINES_MAX = 5000;
const RULES_MAX = 500;
const PATTERN_MAX_CHARACTERS = 500;

/** The rules for `agent`, or those for everybody where none names it (RFC 9309). */
export function parseRobots(text: string, agent: string): RobotsRules {
  const groups = { own: [] as { allow: boolean; pattern: string }[], all: [] as { allow: boolean; pattern: string }[] };
  let named = false;
  let heads: string[] = [];
  let inHead = false;
  for (const raw of text.split(/\r\n?|\n/, LINES_MAX)) {
    const line = raw.replace(/#.*/s, "").trim();
    const colon = line.indexOf(":");
    if (colon < 0) continue;
    const key = line.slice(0, colon).trim().toLowerCase();
    const value = line.slice(colon + 1).trim();
    if (key === "user-agent") {
      heads = inHead ? [...heads, value.toLowerCase()] : [value.toLowerCase()];
      inHead = true;
      named ||= isUs(value, agent);
    } else if (key === "allow" || key === "disallow") {
      inHead = false;
      if (value === "") continue;
      const rule = { allow: key === "allow", pattern: value.slice(0, PATTERN_MAX_CHARACTERS) };
      if (heads.some((head) => isUs(head, agent)) && groups.own.length < RULES_MAX) groups.own.push(rule);
      if (heads.includes("*") && groups.all.length < RULES_MAX) groups.all.push(rule);
    }
  }
  return named ? groups.own : groups.all;
}

/** Whether a path with its query may be fetched: the longest rule decides, and of two alike the one that allows. */
export function isAllowedByRobots(rules: RobotsRules, path: string): boolean {
  let best = { length: -1, allow: true };
  for (const { pattern, allow } of rules) {
    const isBetter = pattern.length > best.length || (pattern.length === best.length && allow);
    if (isBetter && matches(pattern, path)) best = { length: pattern.length, allow };
  }
  return best.allow;
}

function isUs(value: string, agent: string): boolean {
  return value.toLowerCase().split("/")[0]?.trim() === agent.toLowerCase();
}

/** `*` stands for anything, `$` for the end. Without a regular expression, so that no pattern takes long. */
function matches(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith("$");
  const parts = (isAnchored ? pattern.slice(0, -1) : pattern).split("*");
  const [first = "", ...rest] = parts;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [index, part] of rest.entries()) {
    const isLast = index === rest.length - 1;
    if (isLast && isAnchored) return path.length - part.length >= at && path.endsWith(part);
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return !isAnchored || at === path.length;
}
