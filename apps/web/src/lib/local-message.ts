const KEY = "localMessage";

/** Something to tell a person later, kept in this browser (spec §4). */
export type LocalMessage = { title: string; message: string /** Whose it is. */; userId: string };

/** Keeps a message; the newest replaces one nobody has read yet. */
export function keepMessage(message: LocalMessage): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(message));
  } catch {
    // Storage that is full or forbidden costs the message, nothing else.
  }
}

export function readMessage(): LocalMessage | null {
  try {
    const kept: Partial<LocalMessage> | null = JSON.parse(localStorage.getItem(KEY) ?? "null");
    const { title, message, userId } = kept ?? {};
    return typeof title === "string" && typeof message === "string" && typeof userId === "string" ? { title, message, userId } : null;
  } catch {
    return null;
  }
}

export function removeMessage(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
