/**
 * Everything the page keeps in the browser's storages, by whom it belongs to. This is the only file that touches them: lint
 * refuses the raw globals elsewhere. No read or write ever throws: a private window, a blocked or a full storage costs what
 * was to be kept, nothing else.
 */
export type Kept<Key extends string> = {
  read(key: Key): string | null;
  write(key: Key, value: string): void;
  remove(key: Key): void;
  keys(): Key[];
};

/** Says nothing about a person; the boot script reads the theme by the same name. */
type DeviceKey = "theme" | "notice-seen" | "notice-list" | "notice-new" | "notebook-view" | "note-view";
type AnonymousKey = `form:${string}` | `chart:${string}` | "mindtree-id" | "templates-seen";
type UserKey =
  | AnonymousKey
  | `edit:${string}`
  | `unseen:${string}`
  | `checks:${string}`
  | `table:${string}`
  | "gift"
  | "message"
  | "visited"
  | "essay-jobs";

/** What somebody who has not signed in has left; the first script looks for it too. */
export const ANONYMOUS = "anonymous/";
const USER = "user/";

/** Prefixes of users who have signed out here. */
const closed = new Set<string>();
const forgetters = new Set<(userId: string) => void>();

export const deviceKept: Kept<DeviceKey> = keptIn("localStorage", "");
/** Typed by somebody who has not signed in: it goes over to the next who does. */
export const anonymousKept: Kept<AnonymousKey> = keptIn("localStorage", ANONYMOUS);
export const anonymousInTab: Kept<"signIn" | "chart" | "reopened" | "finishedText"> = keptIn("sessionStorage", ANONYMOUS);
/** One user's own: seen by nobody else, gone when they sign out. */
export const userKept = (userId: string): Kept<UserKey> => keptIn("localStorage", prefixOf(userId));
export const userInTab = (userId: string): Kept<"order" | "chart"> => keptIn("sessionStorage", prefixOf(userId));
/** All there is, for tidying up. */
export const allKept: Kept<string> = keptIn("localStorage", "");
export const allInTab: Kept<string> = keptIn("sessionStorage", "");

/** Reads a value that was written as JSON; null where it is not of the expected shape. */
export function readJson<Key extends string, T>(
  kept: Pick<Kept<Key>, "read">,
  key: Key,
  isExpected: (value: unknown) => value is T,
): T | null {
  try {
    const value: unknown = JSON.parse(kept.read(key) ?? "null");
    return isExpected(value) ? value : null;
  } catch {
    return null;
  }
}

/** This user is here now. What was typed before signing in becomes theirs; of two forms of a scene the newer one stays. */
export function openUser(userId: string): void {
  closed.delete(prefixOf(userId));
  const theirs = userKept(userId);
  theirs.write("visited", String(Date.now()));
  for (const key of anonymousKept.keys()) {
    const typed = anonymousKept.read(key) ?? "";
    anonymousKept.remove(key);
    if (writtenAt(typed) >= writtenAt(theirs.read(key) ?? "")) theirs.write(key, typed);
  }
}

/** Nothing of this user stays, and a part of the page that is about to go writes nothing more for them. */
export function forgetUser(userId: string): void {
  closed.add(prefixOf(userId));
  clear(userKept(userId));
  clear(userInTab(userId));
  for (const forget of forgetters) forget(userId);
}

/** Whether this user has signed out here: nothing more is kept for them. */
export const isForgotten = (userId: string): boolean => closed.has(prefixOf(userId));

/** Runs when nothing of a user may stay, for what is kept elsewhere. */
export function onForget(forget: (userId: string) => void): void {
  forgetters.add(forget);
}

export function forgetAnonymous(): void {
  clear(anonymousKept);
}

/** Users something is kept for. */
export function keptUsers(): string[] {
  const owned = allKept.keys().filter((key) => key.startsWith(USER));
  return [...new Set(owned.map((key) => decodeURIComponent(key.split("/")[1] ?? "")))];
}

function clear<Key extends string>(kept: Kept<Key>): void {
  for (const key of kept.keys()) kept.remove(key);
}

function prefixOf(userId: string): string {
  return `${USER}${encodeURIComponent(userId)}/`;
}

function writtenAt(value: string): number {
  try {
    return Number(JSON.parse(value).at) || 0;
  } catch {
    return 0;
  }
}

function keptIn<Key extends string>(area: "localStorage" | "sessionStorage", prefix: string): Kept<Key> {
  /** Where storage is forbidden, naming it throws already. */
  const attempt = <T>(use: (storage: Storage) => T): T | null => {
    try {
      return use(globalThis[area]);
    } catch {
      return null;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(prefix + key)),
    write(key, value) {
      if (!closed.has(prefix)) attempt((storage) => storage.setItem(prefix + key, value));
    },
    remove: (key) => void attempt((storage) => storage.removeItem(prefix + key)),
    keys: () =>
      attempt((storage) =>
        Object.keys(storage)
          .filter((key) => key.startsWith(prefix))
          .map((key) => key.slice(prefix.length) as Key),
      ) ?? [],
  };
}
