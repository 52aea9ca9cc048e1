import type { KindInput } from "@tangleaf/contract";
import type { Task } from "../kind.ts";

export type DefenceTask = Task & Omit<KindInput<"defence">, "documentId"> & { readonly kind: "defence" };
