import type { Config } from "./platform/config.ts";

/**
 * Whether this process stands in for the platforms it has no credentials for: where people come in by the web, and never in
 * production, whatever the configuration says.
 */
export function isSandboxEnabled({ env, sandbox, roles }: Pick<Config, "env" | "sandbox" | "roles">): boolean {
  return sandbox && env !== "production" && roles.web;
}
