import { AppError } from "../../platform/errors.ts";
import type { Moderation } from "../../ports/moderation.ts";
import { checkUsername } from "../account/index.ts";
import type { Db } from "../metering/metering.ts";
import { nameTaken } from "./password.repo.ts";

/** A name to sign in with: as written, and as compared. */
export type NameChoice = { readonly name: string; readonly subject: string };

/** Throws username.invalid, or username.unavailable for taken, reserved and forbidden names alike. */
export async function chooseName(
  db: Db,
  input: { username: string; moderation: Moderation; exceptUserId: string | null },
): Promise<NameChoice> {
  const name = checkUsername(input.username);
  const subject = foldName(name);
  const isOpen = !isReservedName(name) && input.moderation.check(name).action === "pass";
  if (!isOpen || (await nameTaken(db, { name, subject, exceptUserId: input.exceptUserId }))) throw nameUnavailable();
  return { name, subject };
}

/** Runs a transaction that takes a name; a violated unique key becomes username.unavailable. */
export async function takingName<T>(
  db: Db,
  choice: NameChoice & { readonly exceptUserId: string | null },
  take: () => Promise<T>,
): Promise<T> {
  try {
    return await take();
  } catch (error) {
    if (!(error instanceof AppError) && (await nameTaken(db, choice))) throw nameUnavailable();
    throw error;
  }
}

export function nameUnavailable(): AppError {
  return new AppError("username.unavailable", { field: "username" });
}

/** Names that could be taken for the operator's. */
const RESERVED_NAMES = new Set(
  [
    "admin administrator root system superuser sysadmin webmaster postmaster hostmaster operator moderator mod staff owner",
    "official support service help helpdesk info security abuse contact team robot bot api www mail null undefined anonymous guest",
    "tangleaf tangleafofficial tangleafsupport tangleafteam",
    "管理员 系统管理员 超级管理员 管理 版主 客服 在线客服 人工客服 官方 官方客服 官方账号 系统 系统消息 系统通知 运营 站长 小助手 匿名 游客 访客",
    "橘笺 橘笺官方 橘笺客服 橘笺小助手 橘笺团队 橘笺管理员 微信客服 微信官方",
  ]
    .join(" ")
    .split(" "),
);
/** a.d-min_ counts as admin. */
const SEPARATORS = /[ _.@-]/g;

export function isReservedName(name: string): boolean {
  return RESERVED_NAMES.has(foldName(name).replace(SEPARATORS, ""));
}

/** A name as it is compared: ＬＩＮ, Lin and lin are equal. */
export function foldName(name: string): string {
  return name.normalize("NFKC").toLowerCase().normalize("NFKC").trim();
}
