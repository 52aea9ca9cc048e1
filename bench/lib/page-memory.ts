import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";

const MEGABYTE = 1024 * 1024;
const PAGE_BYTES = 4096;

/** Resident memory of the largest page process, in MB: the one that is measured. */
export async function pageMegabytes(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const pages = processInfo.flatMap(({ type, id }) => {
    if (type !== "renderer") return [];
    return [(Number(readFileSync(`/proc/${id}/statm`, "utf8").split(" ")[1]) * PAGE_BYTES) / MEGABYTE];
  });
  return Math.max(...pages);
}
