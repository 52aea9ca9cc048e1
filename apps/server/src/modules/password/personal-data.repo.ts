import type { PersonalData } from "../personal-data.ts";

/** The password somebody signs in with. It stands before the account module in the list: both are locked in this order when it changes. */
export const passwordPersonalData: PersonalData = {
  module: "password",
  tables: { password: { archive: "none: a hash is of use only to whoever guesses passwords", afterDeletion: "deleted" } },

  async revokeAccess(trx, userId) {
    await trx.deleteFrom("password").where("user_id", "=", userId).execute();
  },
};
