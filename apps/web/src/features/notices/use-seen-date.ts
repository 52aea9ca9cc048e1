import { useEffect, useState } from "react";
import { deviceKept } from "#lib/browser-storage.ts";

const KEY = "notice-seen";

/** Date of the newest notice this browser has looked at; null = none yet, or not known while rendering. Notices are the same for everybody. */
export function useSeenDate(): { seen: string | null; markSeen: (date: string) => void } {
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => setSeen(deviceKept.read(KEY)), []);
  const markSeen = (date: string) => {
    setSeen(date);
    deviceKept.write(KEY, date);
  };
  return { seen, markSeen };
}
