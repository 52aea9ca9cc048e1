import { appendFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { findLayoutFaults } from "./layout-faults.ts";
import type { LayoutShifts } from "./layout-shifts.ts";
import { DEVICES, type Device } from "./open-browser.ts";
import { SCREEN_SIZES } from "./screen-sizes.ts";
import { settled } from "./settled.ts";
import type { Theme, Variant } from "./views.ts";

/** Where `npm run screens` gathers pictures and faults; undefined = sizes are not gone through. */
const FOLDER = process.env["SCREENS_FOLDER"];
const PICTURE_QUALITY = 60;
/** Cumulative layout shift a screen may have. */
const MOST_SHIFT = 0.02;

type Visit = {
  readonly name: string;
  readonly variant: Variant;
  readonly device: Device;
  readonly theme: Theme;
  readonly shifts: LayoutShifts;
};

/** Goes through the windows of a device with an opened screen: a picture of each, and its faults. Answers with all faults. */
export async function lookAtSizes(page: Page, { name, variant, device, theme, shifts }: Visit): Promise<string[]> {
  if (FOLDER === undefined) return [];
  const found = shifts.sum < MOST_SHIFT ? [] : [`moved by itself: ${shifts.moved.join("\n")}`];
  for (const size of SCREEN_SIZES[device]) {
    await page.setViewportSize({ width: size.width, height: size.height });
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = percent === undefined ? "" : `${percent}%`;
    }, size.textPercent);
    await settled(page);
    const faults = await findLayoutFaults(page, { isTouch: DEVICES[device].hasTouch });
    const picture = `${[name, variant, size.name, theme].join("-").replace(/[^\w]+/g, "-")}.jpg`;
    await page.screenshot({ path: join(FOLDER, picture), type: "jpeg", quality: PICTURE_QUALITY });
    appendFileSync(
      join(FOLDER, "screens.jsonl"),
      `${JSON.stringify({ name, variant, device, theme, size: size.name, picture, faults })}\n`,
    );
    found.push(...faults.map((fault) => `${size.name}: ${fault}`));
  }
  return found;
}
