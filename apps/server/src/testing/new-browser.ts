import { hashToken } from "../platform/ids.ts";
import type { TestApp } from "./test-app.ts";

/** A new signed browser name, fetched as the page does. */
export async function newBrowser(app: TestApp): Promise<string> {
  return (await app.call("/api/orange/getVerifyToken", {})).data.token;
}

/** What is stored of it. */
export function browserHash(verifyToken: string): string {
  return hashToken(verifyToken.split(".")[0] ?? "");
}
