export { createLibrary, type Library } from "./library.ts";
export { readNotices } from "./notices.repo.ts";
