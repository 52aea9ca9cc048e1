import { revokeOthers } from "../../modules/account/session.repo.ts";
import { createHasher } from "../../modules/password/hasher.ts";
import { resetPassword } from "../../modules/password/reset-password.ts";
import { AppError } from "../../platform/errors.ts";
import { type Command, CommandError } from "../command.ts";
import { findUser } from "../find-user.ts";
import { configuredStore, withWriter } from "../store.ts";

export const userResetPassword: Command = {
  usage: "user reset-password <username>",
  summary: "resetPassword.summary",
  options: {},
  words: { min: 1, max: 1 },
  run: ({ config, clock, say }, { words: [username = ""] }) =>
    withWriter(configuredStore(config), clock, async ({ db }) => {
      const user = await findUser(db, username);
      const parts = {
        db,
        clock,
        hasher: createHasher(),
        signOut: (trx: typeof db, userId: string) => revokeOthers(trx, { userId, exceptSessionId: null, now: clock.now() }),
      };
      const { password, isFirst, signedOut } = await resetPassword(parts, user.id).catch((error: unknown) => {
        throw error instanceof AppError ? new CommandError("resetPassword.nameTaken", { username }) : error;
      });
      say(isFirst ? "resetPassword.first" : "resetPassword.done", { username, signedOut });
      say("resetPassword.password", { password });
      say("resetPassword.handOver");
    }),
};
