// Declares the type of the generated file.
import type { TermFile } from "../term-file.ts";

declare const terms: TermFile;
export default terms;
