import { foldName } from "./fold-name.ts";

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
