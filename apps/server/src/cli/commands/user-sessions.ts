import { deviceName } from "../../modules/account/index.ts";
import { listLiveSessions, revokeOthers, revokeOwned } from "../../modules/account/session.repo.ts";
import { shanghaiTime } from "../../platform/shanghai-day.ts";
import { type Command, type CommandContext, CommandError } from "../command.ts";
import { findUser } from "../find-user.ts";
import { configuredStore, withReader, withWriter } from "../store.ts";

export const userSessions: Command = {
  usage: "user sessions <username> [--revoke <id> | --revoke-all]",
  summary: "sessions.summary",
  options: { revoke: { type: "string" }, "revoke-all": { type: "boolean" } },
  words: { min: 1, max: 1 },
  run: async (context, { words: [username = ""], options }) => {
    const sessionId = options["revoke"];
    const all = options["revoke-all"] === true;
    if (sessionId !== undefined && all)
      throw new CommandError("arguments.wrong", { cause: "--revoke --revoke-all", usage: userSessions.usage });
    if (all) return revokeAll(context, username);
    return sessionId === undefined ? list(context, username) : revokeOne(context, { username, sessionId: String(sessionId) });
  },
};

async function list({ config, clock, say }: CommandContext, username: string): Promise<void> {
  await withReader(configuredStore(config), async ({ db }) => {
    const sessions = await listLiveSessions(db, (await findUser(db, username)).id, clock.now());
    if (sessions.length === 0) say("sessions.none", { username });
    for (const { id, user_agent, created_at, last_used_at } of sessions) {
      const [createdAt, lastUsedAt] = [shanghaiTime(created_at), shanghaiTime(last_used_at)];
      say("sessions.line", { id, name: deviceName(user_agent, config.variant), createdAt, lastUsedAt });
    }
  });
}

async function revokeOne({ config, clock, say }: CommandContext, input: { username: string; sessionId: string }): Promise<void> {
  const { username, sessionId } = input;
  await withWriter(configuredStore(config), clock, async ({ db }) => {
    const { id: userId } = await findUser(db, username);
    const found = (await listLiveSessions(db, userId, clock.now())).find(({ id }) => id === sessionId);
    if (found === undefined || !(await revokeOwned(db, { userId, sessionId, now: clock.now() })))
      throw new CommandError("sessions.unknown", { username, id: sessionId });
    say("sessions.revoked", { username, name: deviceName(found.user_agent, config.variant) });
  });
}

async function revokeAll({ config, clock, say }: CommandContext, username: string): Promise<void> {
  await withWriter(configuredStore(config), clock, async ({ db }) => {
    const { id: userId } = await findUser(db, username);
    say("sessions.revokedAll", { username, revoked: await revokeOthers(db, { userId, exceptSessionId: null, now: clock.now() }) });
  });
}
