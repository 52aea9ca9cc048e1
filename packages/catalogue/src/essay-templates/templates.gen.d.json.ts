// Declares the type of the generated file: inferring it from 1.3 MB of JSON takes seconds of every type check.
import type { EssayTemplate } from "./templates.ts";

declare const templates: readonly EssayTemplate[];
export default templates;
