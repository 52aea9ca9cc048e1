export { createInvites } from "./create-invites.ts";
