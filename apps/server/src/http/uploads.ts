import { fileApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind } from "./bind.ts";

export function uploadCalls({ uploads }: Deps): BoundRoute[] {
  return [bind(fileApi.upload, ({ file, caller: { userId } }) => uploads.receive({ userId, ...file }))];
}
