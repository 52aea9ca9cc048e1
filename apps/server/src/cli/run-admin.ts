import { parseArgs } from "node:util";
import type { Variant } from "@tangleaf/contract";
import { StartError } from "../db/start-error.ts";
import { TransferError } from "../db/transfer/transfer-error.ts";
import { startErrorText } from "../messages/start-error-text.ts";
import type { Config } from "../platform/config.ts";
import type { Clock } from "../ports/clock.ts";
import { adminMessage, type Command, CommandError } from "./command.ts";
import { announcementAdd, announcementList, announcementRemove } from "./commands/announcement.ts";
import { audit } from "./commands/audit.ts";
import { backup } from "./commands/backup.ts";
import { check } from "./commands/check.ts";
import { documentLift, documentList } from "./commands/document.ts";
import { feedbackExport, feedbackList } from "./commands/feedback.ts";
import { goodsCheck } from "./commands/goods-check.ts";
import { grant, userGrant } from "./commands/grant.ts";
import { moderationLog, moderationTest } from "./commands/moderation.ts";
import { moveDataCommand } from "./commands/move-data.ts";
import { npsReport } from "./commands/nps-report.ts";
import { orderClose, orderQuery, orderRefund } from "./commands/order-actions.ts";
import { orderFind } from "./commands/order-find.ts";
import { reconcile } from "./commands/reconcile.ts";
import { restore } from "./commands/restore.ts";
import { userFind } from "./commands/user-find.ts";
import { userLevel } from "./commands/user-level.ts";
import { userResetPassword } from "./commands/user-reset-password.ts";
import { userSessions } from "./commands/user-sessions.ts";

/** Every command by its name of one or two words. */
const COMMANDS: Readonly<Record<string, Command>> = {
  backup,
  restore,
  "move-data": moveDataCommand,
  audit,
  check,
  grant,
  "goods check": goodsCheck,
  "order find": orderFind,
  "order query": orderQuery,
  "order close": orderClose,
  "order refund": orderRefund,
  reconcile,
  "announcement add": announcementAdd,
  "announcement list": announcementList,
  "announcement remove": announcementRemove,
  "document list": documentList,
  "document lift": documentLift,
  "moderation test": moderationTest,
  "moderation log": moderationLog,
  "feedback list": feedbackList,
  "feedback export": feedbackExport,
  "nps report": npsReport,
  "user find": userFind,
  "user grant": userGrant,
  "user level": userLevel,
  "user reset-password": userResetPassword,
  "user sessions": userSessions,
};

const EXIT_OK = 0;
const EXIT_REFUSED = 1;
/** `sysexits.h` EX_USAGE: wrong arguments. */
const EXIT_USAGE = 64;

/** Runs what was typed after `npm run admin --`; returns the exit code. Unknown errors are thrown. */
export async function runAdmin(input: {
  typed: readonly string[];
  config: Config;
  clock: Clock;
  print: (line: string) => void;
}): Promise<number> {
  const { typed, config, clock, print } = input;
  const { variant } = config;
  if (typed.length === 0 || typed.includes("--help") || typed[0] === "help") {
    print(helpText(variant));
    return EXIT_OK;
  }
  const name = [typed.slice(0, 2).join(" "), typed[0] ?? ""].find((one) => Object.hasOwn(COMMANDS, one));
  const command = name === undefined ? undefined : COMMANDS[name];
  if (name === undefined || command === undefined) {
    print(adminMessage(variant, "command.unknown", { name: typed[0] ?? "" }));
    return EXIT_USAGE;
  }
  try {
    const args = readArguments(command, typed.slice(name.split(" ").length));
    await command.run({ config, clock, say: (key, params) => print(plain(adminMessage(variant, key, params))) }, args);
    return EXIT_OK;
  } catch (error) {
    if (error instanceof StartError) {
      print(startErrorText(error, variant));
      return error.exitCode;
    }
    if (error instanceof TransferError) print(adminMessage(variant, error.reason, error.params));
    else if (error instanceof CommandError) print(adminMessage(variant, error.key, error.params));
    else if (isSystemError(error)) print(adminMessage(variant, "system.failed", { cause: error.message }));
    else throw error;
    return error instanceof CommandError && error.key === "arguments.wrong" ? EXIT_USAGE : EXIT_REFUSED;
  }
}

function readArguments(command: Command, typed: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...typed], options: command.options, allowPositionals: true, strict: true });
    const { min, max } = command.words;
    if (positionals.length < min || positionals.length > max) throw new Error(`${positionals.length} ≠ ${min}`);
    return { words: positionals, options: values as Readonly<Record<string, string | boolean | undefined>> };
  } catch (error) {
    throw new CommandError("arguments.wrong", { cause: error instanceof Error ? error.message : String(error), usage: command.usage });
  }
}

/** Removes control characters: names are chosen by users and could hold terminal sequences. */
function plain(line: string): string {
  return line.replace(/\p{Cc}/gu, " ");
}

/** A file or connection error of the operating system, whose message is shown as it is. */
function isSystemError(error: unknown): error is Error {
  return error instanceof Error && "syscall" in error && "code" in error;
}

function helpText(variant: Variant): string {
  const lines = Object.values(COMMANDS).map(({ usage, summary }) => `  ${usage}\n      ${adminMessage(variant, summary)}`);
  return [adminMessage(variant, "usage"), ...lines, adminMessage(variant, "usageEnd")].join("\n");
}
