export { createInvites } from "./invites.ts";
export { maskName } from "./mask-name.ts";
