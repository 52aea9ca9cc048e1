import { createAccount } from "../modules/account/index.ts";
import { countChartBytes } from "../modules/charts/personal-data.repo.ts";
import { countDocumentBytes } from "../modules/documents/personal-data.repo.ts";
import { countFileBytes } from "../modules/export/index.ts";
import { countTextBytes } from "../modules/generation/index.ts";
import { createInvites } from "../modules/invites/invites.ts";
import { createMetering } from "../modules/metering/index.ts";
import { createNotices } from "../modules/notices/index.ts";
import { createOrders } from "../modules/orders/index.ts";
import { spendCaptcha } from "../modules/password/captcha.ts";
import { createPasswords } from "../modules/password/create-passwords.ts";
import { createHasher } from "../modules/password/hasher.ts";
import { countSignUp } from "../modules/password/throttle.ts";
import { createProfile } from "../modules/profile/profile.ts";
import { countReferenceBytes } from "../modules/references/index.ts";
import { countSourceBytes } from "../modules/sources/index.ts";
import { createSpace } from "../modules/space/space.ts";
import { countTableBytes } from "../modules/tables/personal-data.repo.ts";
import { createUserEvents } from "../modules/user-events/create-user-events.ts";
import type { Infrastructure } from "./infrastructure.ts";

/** Who people are, what they have, and what they are told. */
export function createPeople({ config, ...infrastructure }: Infrastructure) {
  const { clock, log, db, broker, blobs, moderation, identityPlatform, paymentProviders } = infrastructure;
  const { variant } = config;
  const userEvents = createUserEvents({ db, clock, broker, log });
  const metering = createMetering({ db, clock, variant, changes: userEvents.changed });
  const invites = createInvites({ db, clock, metering, dailyCap: config.inviteDailyCap });
  const profile = createProfile({ db, blobs, clock, log, moderation, identityPlatform });
  const account = createAccount({
    db,
    clock,
    log,
    metering,
    invites,
    moderation,
    variant,
    identityPlatform,
    broker,
    spendCaptcha: (answer) => spendCaptcha(db, clock, answer),
    countSignUp: (trx, address) => countSignUp(trx, clock, { address, perDay: config.signUpsPerDay }),
    adoptPicture: (picture) => void profile.adoptPicture(picture),
  });
  return {
    userEvents,
    metering,
    invites,
    profile,
    account,
    space: createSpace({
      db,
      metering,
      variant,
      counts: [countReferenceBytes, countSourceBytes, countChartBytes, countTableBytes, countDocumentBytes, countTextBytes, countFileBytes],
    }),
    passwords: createPasswords({ db, clock, account, moderation, hasher: createHasher(), tellsAnswers: config.env === "test" }),
    orders: createOrders({ db, clock, log, metering, variant, providers: paymentProviders, goods: infrastructure.goods }),
    notices: createNotices({ db, clock }),
  };
}

export type People = ReturnType<typeof createPeople>;
