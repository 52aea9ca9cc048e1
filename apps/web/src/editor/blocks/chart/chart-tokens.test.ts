import { readFileSync } from "node:fs";
import { join } from "node:path";
import { paletteOf } from "@tangleaf/table/chart";
import { expect, test } from "vitest";

test("the colours of the page are those of the pictures, light and dark", () => {
  const styles = readFileSync(join(import.meta.dirname, "chart-tokens.css"), "utf8");
  const [light = "", dark = ""] = styles.split('[data-theme="dark"]');
  const read = (text: string) => [...text.matchAll(/--chart-\d: (#\w{6});/g)].map(([, color]) => color);
  expect(read(light)).toEqual(paletteOf("orange", "light").colors);
  expect(read(dark)).toEqual(paletteOf("orange", "dark").colors);
});
