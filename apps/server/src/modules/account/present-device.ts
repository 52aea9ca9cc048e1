import type { Device, Variant } from "@tangleaf/contract";
import type { Selectable } from "kysely";
import type { SessionTable } from "../../db/schema/account-tables.ts";

/** A session as shown to its owner: without address and token. */
export function presentDevice(row: Selectable<SessionTable>, { currentId, variant }: { currentId: string; variant: Variant }): Device {
  return {
    id: row.id,
    name: deviceName(row.user_agent, variant),
    createdAt: new Date(row.created_at).toISOString(),
    lastUsedAt: new Date(row.last_used_at).toISOString(),
    current: row.id === currentId,
  };
}

type Sign = { readonly sign: RegExp; readonly name: string };

/** In this order: most browsers also name the ones they are based on. */
const BROWSERS: readonly Sign[] = [
  { sign: /MicroMessenger/i, name: "WeChat" },
  { sign: /QQBrowser|MQQBrowser/i, name: "QQ Browser" },
  { sign: /UCBrowser/i, name: "UC Browser" },
  { sign: /HuaweiBrowser/i, name: "Huawei Browser" },
  { sign: /MiuiBrowser/i, name: "Mi Browser" },
  { sign: /Edg(e|A|iOS)?\//, name: "Edge" },
  { sign: /OPR\/|Opera/, name: "Opera" },
  { sign: /Firefox|FxiOS/, name: "Firefox" },
  { sign: /Chrome|CriOS/, name: "Chrome" },
  { sign: /Safari/, name: "Safari" },
];

const SYSTEMS: readonly Sign[] = [
  { sign: /HarmonyOS|OpenHarmony/, name: "HarmonyOS" },
  { sign: /iPad/, name: "iPad" },
  { sign: /iPhone|iPod/, name: "iPhone" },
  { sign: /Android/, name: "Android" },
  { sign: /Windows/, name: "Windows" },
  { sign: /Mac OS X|Macintosh/, name: "Mac" },
  { sign: /Linux|X11/, name: "Linux" },
];

const UNKNOWN: Readonly<Record<Variant, string>> = { zh: "未知设备", en: "Unknown device" };

/** "Chrome · Windows", from the User-Agent. */
export function deviceName(userAgent: string, variant: Variant): string {
  const found = [BROWSERS, SYSTEMS].map((signs) => signs.find(({ sign }) => sign.test(userAgent))?.name).filter(Boolean);
  return found.length === 0 ? UNKNOWN[variant] : found.join(" · ");
}
