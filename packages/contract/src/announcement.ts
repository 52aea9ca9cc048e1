// Apart from the other constants: only what shows announcements and the command that writes them need it.

/** Bounds of an announcement; what goes beyond one of them is refused before anything is kept. */
export const ANNOUNCEMENT = {
  titleMaxCharacters: 60,
  htmlMaxCharacters: 5000,
  urlMaxCharacters: 500,
  /** Elements inside each other, and in all. */
  maxDepth: 16,
  maxElements: 300,
  /** So many are kept, and the newest of them are shown. */
  most: 100,
  shown: 10,
} as const;

/** What the HTML of an announcement may hold; everything else is dropped, its words are kept. Only a link has an attribute. */
export const ANNOUNCEMENT_TAGS = ["p", "br", "b", "strong", "i", "em", "u", "ul", "ol", "li", "code", "a"] as const;

/** The address of a link of an announcement as it may be followed; null where it is not https. */
export function announcementLink(address: string): string | null {
  if (address.length > ANNOUNCEMENT.urlMaxCharacters || !URL.canParse(address)) return null;
  const { protocol, href, username, password } = new URL(address);
  return protocol === "https:" && username === "" && password === "" ? href : null;
}
