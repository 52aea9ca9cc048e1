import { templateApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind, bindOpen } from "./bind.ts";

export function templateCalls({ templates }: Deps): BoundRoute[] {
  return [
    bindOpen(templateApi.list, async ({ input }) => templates.list(input)),
    bindOpen(templateApi.page, async ({ input }) => templates.page(input.pubId)),
    bind(templateApi.use, ({ input, caller: { userId } }) => templates.use({ userId, ...input })),
  ];
}
