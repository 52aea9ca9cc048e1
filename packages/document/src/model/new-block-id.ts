const ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz";
const ID_LENGTH = 10;
/** The largest multiple of the alphabet's length below 256: bytes above it would make some characters more frequent. */
const FAIR_BYTES = 252;

/** The id of a block, a footnote or anything else inside a document: 10 random characters of a-z and 0-9. */
export function newBlockId(): string {
  let id = "";
  while (id.length < ID_LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(ID_LENGTH))) {
      if (byte < FAIR_BYTES && id.length < ID_LENGTH) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return id;
}
