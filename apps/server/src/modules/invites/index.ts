export { createInvites } from "./create-invites.ts";
export { invitesPersonalData } from "./personal-data.repo.ts";
