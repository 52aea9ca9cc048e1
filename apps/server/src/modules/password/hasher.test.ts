import { describe, expect, test } from "vitest";
import { atMost, createHasher, unmatchedHash } from "./hasher.ts";

const hasher = createHasher();

describe("hasher", () => {
  test("a password is known again, another is not, and the same one twice has two hashes", async () => {
    const hash = await hasher.hash("月色 over 清溪");
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await hasher.verify("月色 over 清溪", hash)).toBe(true);
    expect(await hasher.verify("月色 over 清溪 ", hash)).toBe(false);
    expect(await hasher.hash("月色 over 清溪")).not.toBe(hash);
  });

  test("the same letters typed composed and decomposed are one password", async () => {
    expect(await hasher.verify("cafe\u0301-au-lait", await hasher.hash("caf\u00e9-au-lait"))).toBe(true);
    expect(await hasher.verify("caf\u00e9-au-lait", await hasher.hash("cafe\u0301-au-lait"))).toBe(true);
  });

  test("it reads hashes of other implementations, with their own cost", async () => {
    // Test vector from the argon2 reference implementation (m=256, t=2, p=1).
    const hash = "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";
    expect(await hasher.verify("password", hash)).toBe(true);
    expect(await hasher.verify("Password", hash)).toBe(false);
  });

  test("nothing matches the hash of nobody, and it looks like any other", async () => {
    expect(unmatchedHash()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await hasher.verify("", unmatchedHash())).toBe(false);
  });
});

test("no more than the limit run at once, and all of them run, failed ones too", async () => {
  const inTurn = atMost(2);
  let running = 0;
  let most = 0;
  const work = (n: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (n % 3 === 0) throw new Error("on purpose");
    return n;
  };
  const results = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => inTurn(work(n))));
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
});
