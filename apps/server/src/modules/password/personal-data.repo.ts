import type { PersonalData } from "../personal-data.ts";

/** The password. Listed before the account module, because a change of the password locks both rows in this order. */
export const passwordPersonalData: PersonalData = {
  module: "password",
  tables: { password: { archive: "none: a hash is of use only to whoever guesses passwords", afterDeletion: "deleted" } },

  async revokeAccess(trx, userId) {
    await trx.deleteFrom("password").where("user_id", "=", userId).execute();
  },
};
