export { requireOpenUser } from "../../db/lock-user.ts";
