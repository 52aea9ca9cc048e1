import type { Notification } from "@tangleaf/contract";
import { useEffect, useState } from "react";
import { deviceKept, readJson } from "#lib/browser-storage.ts";
import { useBaseInfo } from "#lib/queries.ts";

const LIST = "notice-list";
const SEEN = "notice-seen";
const NEW = "notice-new";

const isList = (value: unknown): value is Notification[] => Array.isArray(value) && value.every((one) => typeof one?.date === "string");

/**
 * Announcements to everybody, kept in this browser with the date of the newest that was seen and whether there is a newer one:
 * the dot stands while the two dates differ. Another tab that opens the bell clears it here too.
 */
export function useAnnouncements() {
  const given = useBaseInfo()?.notification;
  const [seen, setSeen] = useState<string | null>(null);
  const [kept, setKept] = useState<readonly Notification[]>([]);
  const list = given ?? kept;
  const newest = list.reduce<string | null>((latest, { date }) => (latest === null || date > latest ? date : latest), null);
  const hasNew = newest !== null && newest !== seen;

  useEffect(() => {
    const read = () => setSeen(deviceKept.read(SEEN));
    read();
    setKept(readJson(deviceKept, LIST, isList) ?? []);
    window.addEventListener("storage", read);
    return () => window.removeEventListener("storage", read);
  }, []);
  useEffect(() => {
    if (given !== undefined) deviceKept.write(LIST, JSON.stringify(given));
  }, [given]);
  useEffect(() => {
    if (hasNew) deviceKept.write(NEW, "1");
    else deviceKept.remove(NEW);
  }, [hasNew]);

  const markSeen = () => {
    if (newest === null) return;
    setSeen(newest);
    deviceKept.write(SEEN, newest);
  };
  return { list, seen, hasNew, markSeen };
}
