import type { Device } from "./open-browser.ts";

/** A window of a device, in CSS pixels; `textPercent`: the size of text its owner has chosen. */
export type ScreenSize = { readonly name: string; readonly width: number; readonly height: number; readonly textPercent?: number };

/** Windows in which `npm run screens` looks at every screen, from the smallest telephone to a large desktop. */
export const SCREEN_SIZES: Readonly<Record<Device, readonly ScreenSize[]>> = {
  phone: [
    { name: "320", width: 320, height: 568 },
    { name: "390", width: 390, height: 844 },
    { name: "landscape", width: 844, height: 390 },
    { name: "390-text-200", width: 390, height: 844, textPercent: 200 },
  ],
  tablet: [
    { name: "834", width: 834, height: 1194 },
    { name: "1024", width: 1024, height: 768 },
  ],
  desktop: [
    { name: "1280", width: 1280, height: 720 },
    { name: "1440", width: 1440, height: 900 },
    { name: "1920", width: 1920, height: 1080 },
    { name: "1440-text-200", width: 1440, height: 900, textPercent: 200 },
  ],
};
