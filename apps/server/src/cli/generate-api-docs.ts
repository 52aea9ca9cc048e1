import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { api, REASONS, type Route } from "@tangleaf/contract";
import { z } from "zod";
import { reasonsEn } from "../messages/reasons.en.ts";
import { ROOT_DIR } from "../platform/root-dir.ts";
import { describeShape } from "./describe-shape.ts";

const FILE = join(ROOT_DIR, "docs", "api.md");
const AUTH_WORDS = { none: "anybody", optional: "anybody; a token is read when present", user: "signed in, else code 99" } as const;

/** Writes docs/api.md from the contract. With `check` only says whether it has drifted. Returns whether the file was right. */
export function generate({ check }: { check: boolean }): boolean {
  const wanted = apiPage();
  const right = existsSync(FILE) && readFileSync(FILE, "utf8") === wanted;
  if (!check && !right) writeFileSync(FILE, wanted);
  return right;
}

/** The page as Markdown. */
export function apiPage(): string {
  return `${[head(), ...Object.entries(api).flatMap(([group, routes]) => groupSection(group, Object.values<Route>(routes))), reasonTable()].join("\n\n")}\n`;
}

function head(): string {
  return [
    "# Calls",
    "",
    "Generated from `packages/contract/src/api` by `npm run gen`; do not edit. In development the server shows the same at `/api/docs`.",
    "",
    "Every call is POST with a JSON body (1 MB at most). The token goes into `Authorization`, bare or after `Bearer`. Every answer has one shape:",
    "",
    "```json",
    '{ "code": 0, "message": "ok", "is_success": true, "isSuccess": true, "data": {} }',
    "```",
    "",
    "HTTP is 200 for every business answer; `code` says what happened: 0 done, 1 refused (the message is for the person), 81 balance short or expired, 97 needs membership or patience, 99 session invalid. A refusal's `data` holds `reason` and, where it fits, `field`, `waitSeconds`, `version`. Every answer carries `x-request-id`.",
  ].join("\n");
}

function groupSection(group: string, routes: readonly Route[]): string[] {
  return [`## ${group}`, ...routes.map(callSection)];
}

function callSection(route: Route): string {
  return [
    `### ${route.path}`,
    "",
    `${route.summary} Who: ${AUTH_WORDS[route.auth]}.`,
    "",
    "```ts",
    `// in\n${describeShape(toJsonSchema(route.input, "input"))}`,
    route.answers === "bytes" ? "// out: the file's bytes" : `// ${outOf(route)}\n${describeShape(toJsonSchema(route.output, "output"))}`,
    "```",
  ].join("\n");
}

function outOf({ answers }: Route): string {
  return answers === "stream" ? "out: text/event-stream of" : "data";
}

function toJsonSchema(schema: z.ZodType, io: "input" | "output"): unknown {
  return z.toJSONSchema(schema, { io, unrepresentable: "any" });
}

function reasonTable(): string {
  const rows = Object.entries(REASONS).map(
    ([reason, { code, http }]) => `| \`${reason}\` | ${code} | ${http} | ${reasonsEn[reason as keyof typeof REASONS]} |`,
  );
  return ["## Reasons", "", "| reason | code | HTTP | message (English) |", "| --- | --- | --- | --- |", ...rows].join("\n");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const check = process.argv.includes("--check");
  const right = generate({ check });
  if (check && !right) {
    console.error(`${relative(ROOT_DIR, FILE)} has drifted from the contract. Run npm run gen.`);
    process.exitCode = 1;
  }
}
