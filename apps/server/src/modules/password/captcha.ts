import { CAPTCHA_VALID_SECONDS } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import { hashToken, newQrId } from "../../platform/ids.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Db } from "../metering/metering.ts";
import { drawCaptcha } from "./draw-captcha.ts";
import { insertCaptcha, takeCaptcha } from "./password.repo.ts";
import type { CaptchaAnswer } from "./password.ts";

const SECOND_MS = 1000;

export async function openCaptcha(db: Db, clock: Clock): Promise<{ uuid: string; img: string; text: string }> {
  const { text, img } = await drawCaptcha();
  const uuid = newQrId();
  const expiresAt = clock.now() + CAPTCHA_VALID_SECONDS * SECOND_MS;
  await insertCaptcha(db, { id: uuid, answer_hash: hashAnswer(uuid, text), expires_at: expiresAt });
  return { uuid, img, text };
}

/** Removes the captcha and checks the answer. Throws captcha.wrong. */
export async function spendCaptcha(db: Db, clock: Clock, { uuid, code }: CaptchaAnswer): Promise<void> {
  const captcha = await takeCaptcha(db, uuid);
  const isRight = captcha !== undefined && captcha.expires_at > clock.now() && captcha.answer_hash === hashAnswer(uuid, code);
  if (!isRight) throw new AppError("captcha.wrong", { field: "code" });
}

/** Ignores case and full-width letters (as a Chinese keyboard types them). */
function hashAnswer(uuid: string, answer: string): string {
  return hashToken(`${uuid}:${answer.normalize("NFKC").trim().toLowerCase()}`);
}
