export { createInvites } from "./create-invites.ts";
export { maskName } from "./mask-name.ts";
