import { AppError } from "../platform/errors.ts";
import type { IdentityPlatform, PlatformPerson, PlatformWays } from "../ports/identity-platform.ts";

/** A pushed event in the fake platform's format. The valid signature is "good". */
export type FakeEvent = { event: string; openid: string; scene?: string | null; at?: number; nonce?: string };

export type FakePlatform = IdentityPlatform & {
  /** Scenes of the codes created, newest last. */
  readonly scenes: string[];
  /** People by openid; others have no further data. */
  readonly people: Map<string, PlatformPerson>;
  /** Valid codes, each for one use, with their person. */
  readonly codes: Map<string, PlatformPerson>;
  /** Number of profile requests. */
  readonly asked: string[];
  /** Set it to delay calls or make them fail. */
  beforeCreateQr: (scene: string) => Promise<void>;
  beforePersonOf: (openid: string) => Promise<void>;
};

const ALL_WAYS: PlatformWays = { qr: true, web: true, inapp: true, mini: true };

/** A messaging platform in memory, for tests in which the protocol does not matter. */
export function createFakePlatform(ways: Partial<PlatformWays> = {}): FakePlatform {
  const platform: FakePlatform = {
    ways: { ...ALL_WAYS, ...ways },
    scenes: [],
    people: new Map(),
    codes: new Map(),
    asked: [],
    beforeCreateQr: async () => {},
    beforePersonOf: async () => {},
    async createQr({ scene }) {
      platform.scenes.push(scene);
      await platform.beforeCreateQr(scene);
      return { url: `http://platform.invalid/q/${platform.scenes.length}` };
    },
    async personOf(openid) {
      platform.asked.push(openid);
      await platform.beforePersonOf(openid);
      return platform.people.get(openid) ?? { identities: [{ provider: "follower", subject: openid }] };
    },
    identityOf: (openid) => ({ provider: "follower", subject: openid }),
    authorizeUrl: ({ type, redirectUri, state }) =>
      `https://platform.invalid/${type}?${new URLSearchParams({ redirect_uri: redirectUri, state })}`,
    async personOfCode({ code }) {
      const person = platform.codes.get(code);
      if (person === undefined) throw new AppError("login.denied");
      platform.codes.delete(code);
      return person;
    },
    verifyAddress(query) {
      if (query["signature"] !== "good") throw new AppError("callback.forged");
      const answer = query["echostr"] ?? "";
      return { call: { nonceKey: query["nonce"] ?? "", messageKey: `address:${answer}`, event: null }, answer };
    },
    readCall({ query, body }) {
      if (query["signature"] !== "good") throw new AppError("callback.forged");
      const { event, openid, scene = null, at = 0 } = JSON.parse(body) as FakeEvent;
      const dedupeKey = `${openid}:${at}:${event}`;
      const call = { nonceKey: query["nonce"] ?? "", messageKey: dedupeKey };
      return { ...call, event: event === "text" ? null : { dedupeKey, event, openid, scene } };
    },
    fetchPicture: async () => null,
  };
  return platform;
}

/** A person the fake platform knows under several identities. */
export function fakePerson(identities: readonly [string, ...string[]], more: Partial<PlatformPerson> = {}): PlatformPerson {
  const [first, ...others] = identities.map((proof) => ({ provider: proof.split(":")[0] ?? "", subject: proof }));
  if (first === undefined) throw new Error("A person has at least one identity.");
  return { identities: [first, ...others], ...more };
}
