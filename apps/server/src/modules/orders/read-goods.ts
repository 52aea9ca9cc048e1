import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type GoodsFile, goodsFileSchema } from "./goods-file.ts";

const SHIPPED = fileURLToPath(new URL("./goods.json", import.meta.url));

/** Errors of a goods file, one line each: `goods[2].priceFen: …`. */
export class GoodsError extends Error {
  readonly path: string;
  readonly problems: readonly string[];
  constructor(path: string, problems: readonly string[]) {
    super([`${path}:`, ...problems.map((problem) => `  ${problem}`)].join("\n"));
    this.name = "GoodsError";
    this.path = path;
    this.problems = problems;
  }
}

/** Reads and checks a goods file; by default the built-in one. Throws GoodsError. */
export function readGoods(path: string = SHIPPED): GoodsFile {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new GoodsError(path, [error instanceof Error ? error.message : String(error)]);
  }
  const result = goodsFileSchema.safeParse(parsed);
  if (result.success) return result.data;
  throw new GoodsError(
    path,
    result.error.issues.map((issue) => `${pathOf(issue.path)}: ${issue.message}`),
  );
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.map((part, at) => (typeof part === "number" ? `[${part}]` : `${at === 0 ? "" : "."}${String(part)}`)).join("");
}
