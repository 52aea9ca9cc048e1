import { useEffect } from "react";

/**
 * What the boot script and the page tell each other: attributes of `<html>`, which styles go by as well. The boot script runs
 * before the first paint and before any module; it is made with these names (`app/boot-script.ts`).
 */
export type PageFlags = {
  theme: "light" | "dark";
  /** Somebody is signed in: styles hold the anonymous header of the prerendered page back. */
  member: "";
  /** `over`: opened over the page of a tablet, until another page is opened. */
  sidebar: "closed" | "over";
  /** The stored page of a scene shows its finished text, which was put away or gives way to a text the address names. */
  finishedText: "closed";
  /** A strip above the page says something about it. */
  strip: "";
  device: "mobile";
  /** The palette was asked for before the page was hydrated. */
  palette: "";
  /** Names of the parts that are hydrated, with spaces between. */
  ready: string;
};

/** Parts of a stored page that React hydrates one after the other, as their code comes. `page`: everything outside of the others. */
export type PagePart = "page" | "workspace" | "footer";

/** Attribute of the element that holds a part. */
export const PART_ATTRIBUTE = "data-part";
export const partAttribute = (part: PagePart) => ({ [PART_ATTRIBUTE]: part });

/** Event of the document; its detail is the part that is hydrated now. */
export const PART_READY = "partready";

/** Tells the boot script that a part is hydrated: buttons that were pressed before are pressed again. */
export function usePartReady(part: PagePart): void {
  useEffect(() => {
    document.dispatchEvent(new CustomEvent(PART_READY, { detail: part }));
  }, [part]);
}

/** Attribute of what was pressed before its part was hydrated, until it is pressed again: it shows a spinner. */
export const HELD_ATTRIBUTE = "data-held";

/** Keys of the button that starts writing, as `aria-keyshortcuts` names them. */
export const WRITE_KEYS = "Meta+Enter Control+Enter";

/** Cookies the boot script reads. */
export const SIDEBAR_COOKIE = "sidebar";
export const TOKEN_COOKIE = "token";

/** Value of a flag; undefined where it is not set. Only call outside rendering. */
export function readFlag<Name extends keyof PageFlags>(name: Name): PageFlags[Name] | undefined {
  return document.documentElement.dataset[name] as PageFlags[Name] | undefined;
}

export function setFlag<Name extends keyof PageFlags>(name: Name, value: PageFlags[Name]): void {
  document.documentElement.dataset[name] = value;
}

export function clearFlag(name: keyof PageFlags): void {
  delete document.documentElement.dataset[name];
}
