import type { Config } from "./platform/config.ts";

/**
 * Whether this process runs the sandboxes of platforms it has no credentials for: only in a web process, and never in
 * production, whatever the configuration says.
 */
export function isSandboxEnabled({ env, sandbox, roles }: Pick<Config, "env" | "sandbox" | "roles">): boolean {
  return sandbox && env !== "production" && roles.web;
}
