import { hashToken } from "../platform/ids.ts";
import type { TestApp } from "./test-app.ts";

/** The name of a browser nobody has used before, as the page asks for it. */
export async function newBrowser(app: TestApp): Promise<string> {
  return (await app.call("/api/orange/getVerifyToken", {})).data.token;
}

/** What is stored of it. */
export function browserHash(verifyToken: string): string {
  return hashToken(verifyToken.split(".")[0] ?? "");
}
