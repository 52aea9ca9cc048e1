const STEP = 1024;
const UNITS = ["KB", "MB", "GB"] as const;
const ONE_DIGIT_BELOW = 10;

/** 512 → "512 B", 18432 → "18 KB", 1572864 → "1.5 MB", the same in both languages. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = "B";
  for (const next of UNITS) {
    if (value < STEP) break;
    value /= STEP;
    unit = next;
  }
  return `${unit === "B" || value >= ONE_DIGIT_BELOW ? Math.round(value) : Math.round(value * 10) / 10} ${unit}`;
}
