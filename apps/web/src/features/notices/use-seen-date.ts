import { useEffect, useState } from "react";

const STORAGE_KEY = "notice-seen";

/** Date of the newest notice this browser has looked at; null = none yet, or not known while rendering. */
export function useSeenDate(): { seen: string | null; markSeen: (date: string) => void } {
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => {
    try {
      setSeen(localStorage.getItem(STORAGE_KEY));
    } catch {
      // storage may be forbidden; the dot then comes back with the next visit
    }
  }, []);
  const markSeen = (date: string) => {
    setSeen(date);
    try {
      localStorage.setItem(STORAGE_KEY, date);
    } catch {
      // see above
    }
  };
  return { seen, markSeen };
}
