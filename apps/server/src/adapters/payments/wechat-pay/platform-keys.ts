import { X509Certificate } from "node:crypto";
import { z } from "zod";
import { AppError } from "../../../platform/errors.ts";
import type { Clock } from "../../../ports/clock.ts";
import { openBox } from "./open-box.ts";
import type { WechatPayConfig } from "./wechat-pay-config.ts";

/** Certificates are fetched again after this; a new one is also noticed by its serial. */
const FETCH_AGAIN_MS = 12 * 3_600_000;
/** Shortest pause between fetches for unknown serials, which anybody can send. */
const FETCH_PAUSE_MS = 60_000;
/** Pause after a failed fetch. */
const FAILED_PAUSE_MS = 5000;
/** Anything else in the place of a serial, such as the id of another public key, is in no list of certificates. */
const CERTIFICATE_SERIAL = /^[0-9A-F]{1,64}$/i;

const certificatesSchema = z.object({
  data: z.array(
    z.object({
      serial_no: z.string(),
      encrypt_certificate: z.object({ ciphertext: z.string(), nonce: z.string(), associated_data: z.string().optional() }),
    }),
  ),
});

type Known = { readonly publicKey: string; readonly from: number; readonly to: number };

/** The key with this serial; null where it is unknown or not valid now. */
export type PlatformKeys = (serial: string) => Promise<string | null>;

/** Fetches the platform's certificates; null for merchants that have none. */
type FetchCertificates = () => Promise<string | null>;

/**
 * The platform's public key, where the merchant has one, and its certificates. A merchant who moves from certificates to the
 * public key needs both for a week: answers come under the certificate until the move begins, notifications under either
 * until it ends. Throws what `fetchCertificates` throws.
 */
export function createPlatformKeys(
  { platformKey, apiV3Key }: Pick<WechatPayConfig, "platformKey" | "apiV3Key">,
  clock: Clock,
  fetchCertificates: FetchCertificates,
): PlatformKeys {
  const certificates = createCertificates(apiV3Key, clock, fetchCertificates);
  return async (serial) => {
    if (serial === platformKey?.id) return platformKey.publicKey;
    return CERTIFICATE_SERIAL.test(serial) ? certificates(serial) : null;
  };
}

function createCertificates(apiV3Key: string, clock: Clock, fetchCertificates: FetchCertificates): PlatformKeys {
  let known = new Map<string, Known>();
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let failedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;

  async function fetchAll(): Promise<void> {
    const listed = await fetchCertificates();
    const { data } = certificatesSchema.parse(listed === null ? { data: [] } : JSON.parse(listed));
    // The certificates are encrypted with the merchant's APIv3 key, which authenticates them without a signature.
    known = new Map(data.map(({ serial_no, encrypt_certificate }) => [serial_no, readCertificate(openBox(apiV3Key, encrypt_certificate))]));
    fetchedAt = clock.now();
  }

  const refresh = () => {
    running ??= fetchAll()
      .catch((error: unknown) => {
        failedAt = clock.now();
        throw error instanceof AppError ? error : new AppError("pay.platformFailed", {}, "certificates", { cause: error });
      })
      .finally(() => {
        running = null;
      });
    return running;
  };

  return async (serial) => {
    const age = clock.now() - fetchedAt;
    const due = age > FETCH_AGAIN_MS || (!known.has(serial) && age > FETCH_PAUSE_MS);
    const rests = running === null && clock.now() - failedAt < FAILED_PAUSE_MS;
    // Known certificates stay usable while the platform cannot be reached.
    if (due && !rests) await refresh().catch((error: unknown) => raiseUnless(known.has(serial), error));
    const found = known.get(serial);
    const now = clock.now();
    return found !== undefined && found.from <= now && now < found.to ? found.publicKey : null;
  };
}

function raiseUnless(fine: boolean, error: unknown): void {
  if (!fine) throw error;
}

function readCertificate(pem: string): Known {
  const certificate = new X509Certificate(pem);
  return {
    publicKey: certificate.publicKey.export({ type: "spki", format: "pem" }).toString(),
    from: Date.parse(certificate.validFrom),
    to: Date.parse(certificate.validTo),
  };
}
