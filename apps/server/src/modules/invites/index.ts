export { createInvites } from "./invites.ts";
export { invitesPersonalData } from "./personal-data.repo.ts";
