export { createLibrary, type Library } from "./library.ts";
export { readNotifications } from "./notices.repo.ts";
