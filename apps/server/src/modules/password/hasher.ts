import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** OWASP's parameters for argon2id. They are stored with each hash, so older hashes stay valid after a change. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const PARALLELISM = 1;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
/** Concurrent hashes: each takes MEMORY_KIB and a core for about 50 ms. */
const AT_ONCE = 2;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const runArgon2 = promisify(argon2);

/** argon2id; hashes are PHC strings. */
export interface Hasher {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
}

export function createHasher(): Hasher {
  const inTurn = atMost(AT_ONCE);
  const derive = (parameters: Argon2Parameters) => inTurn(() => runArgon2("argon2id", parameters));

  return {
    async hash(password) {
      const nonce = randomBytes(SALT_BYTES);
      const tag = await derive({
        message: password.normalize("NFC"),
        nonce,
        memory: MEMORY_KIB,
        passes: PASSES,
        parallelism: PARALLELISM,
        tagLength: TAG_BYTES,
      });
      return phcOf(nonce, tag);
    },

    async verify(password, hash) {
      const [, memory, passes, parallelism, salt = "", wanted = ""] = PHC.exec(hash) ?? [];
      if (wanted === "") throw new Error("not an argon2id hash");
      const tag = Buffer.from(wanted, "base64");
      const found = await derive({
        message: password.normalize("NFC"),
        nonce: Buffer.from(salt, "base64"),
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(parallelism),
        tagLength: tag.length,
      });
      return timingSafeEqual(found, tag);
    },
  };
}

/** A hash of no known password: verifying against it takes as long as against a real one. */
export function unmatchedHash(): string {
  return phcOf(randomBytes(SALT_BYTES), randomBytes(TAG_BYTES));
}

function phcOf(salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${unpadded(salt)}$${unpadded(tag)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/={1,2}$/, "");
}

/** Runs at most `limit` functions at a time; the others wait in order. */
export function atMost(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    // A free slot is handed to the next waiter directly, so that a new caller cannot take it first.
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
