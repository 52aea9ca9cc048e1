import { templateApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bindOpen } from "./bind.ts";

export function templateCalls({ templates }: Deps): BoundRoute[] {
  return [
    bindOpen(templateApi.list, async ({ input }) => templates.list(input)),
    bindOpen(templateApi.page, async ({ input }) => templates.page(input.pubId)),
  ];
}
