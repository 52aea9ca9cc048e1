import { CAPTCHA_VALID_SECONDS } from "@tangleaf/contract/constants";
import { useEffect, useRef, useState } from "react";
import { call } from "#lib/api-client.ts";

type Captcha = { uuid: string; img: string; publicKey: string };

/** A captcha that has nearly expired is renewed before somebody starts to read it. */
const RENEW_AFTER_MS = (CAPTCHA_VALID_SECONDS - 30) * 1000;

type UseCaptcha = {
  /** null while the first is on its way, or none could be had. */
  captcha: Captcha | null;
  failed: boolean;
  renew: () => void;
};

/** A captcha and the key that comes with it. `inUse`: somebody has begun to type it, so it is not changed under them. */
export function useCaptcha({ inUse }: { inUse: boolean }): UseCaptcha {
  const [round, setRound] = useState(0);
  const [shown, setShown] = useState<Pick<UseCaptcha, "captcha" | "failed">>({ captcha: null, failed: false });
  const busy = useRef(inUse);
  useEffect(() => {
    busy.current = inUse;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new picture
  useEffect(() => {
    const controller = new AbortController();
    call("/api/auth/code", {}, { signal: controller.signal, shownBy: "screen" }).then(
      (captcha) => setShown({ captcha, failed: false }),
      () => controller.signal.aborted || setShown({ captcha: null, failed: true }),
    );
    const timer = setTimeout(() => busy.current || setRound((before) => before + 1), RENEW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [round]);
  return { ...shown, renew: () => setRound((before) => before + 1) };
}
