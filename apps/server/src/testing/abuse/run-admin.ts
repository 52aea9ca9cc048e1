import { spawn } from "node:child_process";
import { once } from "node:events";
import { SERVER_ADMIN } from "../server-build.ts";

/** Runs an operator's command, beside the server or after it. */
export async function runAdmin(words: readonly string[], env: Readonly<Record<string, string>>): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [SERVER_ADMIN, ...words], {
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  const [code] = (await once(child, "close")) as [number];
  return { code, said };
}
