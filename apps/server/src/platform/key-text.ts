import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { ROOT_DIR } from "./root-dir.ts";

const PEM_BEGIN = "-----BEGIN";

/**
 * A PEM text, or the path of a file with one, checked with `parse`; returns the text. `\\n` stands for a line end, as in an
 * environment variable. A wrong key stops the start instead of the first payment.
 */
export function keyText(parse: (pem: string) => unknown) {
  return z.string().transform((value, context) => {
    try {
      const text = value.includes(PEM_BEGIN) ? value.replaceAll("\\n", "\n") : readFileSync(resolve(ROOT_DIR, value), "utf8");
      parse(text);
      return text;
    } catch {
      context.addIssue({ code: "custom" });
      return z.NEVER;
    }
  });
}
