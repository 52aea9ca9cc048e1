const LOCK = "localMessage";

/** Takes the right to show the message, if no other tab has it; answers with a way to let go. */
export function holdMessage(): Promise<(() => void) | null> {
  // Only pages served securely have locks; elsewhere every visible tab may show it.
  if (navigator.locks === undefined) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        resolve(null);
        return;
      }
      return new Promise<void>((letGo) => resolve(letGo));
    });
  });
}
