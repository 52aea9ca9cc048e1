/** A text as it is compared: width, case and blanks make no difference. */
export const foldText = (text: string): string => text.normalize("NFKC").toLowerCase().replace(/\s+/g, "");
