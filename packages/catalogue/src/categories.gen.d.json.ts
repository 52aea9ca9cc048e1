// Declares the type of the generated file.
import type { Category } from "./scene.ts";

declare const entries: readonly Category[];
export default entries;
