import { readJson, userKept } from "./browser-storage.ts";

/** Something to tell a person later, kept in this browser. */
export type LocalMessage = { title: string; message: string };

const KEY = "message";

/** Keeps a message for this user; the newest replaces one nobody has read yet. */
export function keepMessage({ userId, title, message }: LocalMessage & { userId: string }): void {
  userKept(userId).write(KEY, JSON.stringify({ title, message }));
}

export function readMessage(userId: string): LocalMessage | null {
  return readJson(userKept(userId), KEY, isMessage);
}

export function removeMessage(userId: string): void {
  userKept(userId).remove(KEY);
}

function isMessage(value: unknown): value is LocalMessage {
  const { title, message } = Object(value) as Partial<LocalMessage>;
  return typeof title === "string" && typeof message === "string";
}
