import type { Variant } from "@tangleaf/contract/limits";

/** Language of this build. */
export const variant: Variant = import.meta.env["VITE_VARIANT"] === "en" ? "en" : "zh";
