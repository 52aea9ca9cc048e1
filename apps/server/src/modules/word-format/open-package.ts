import { strFromU8, unzipSync } from "fflate";
import { elementsOf, parseXml, TooManyElements, XML_ELEMENTS_MAX, type XmlElement } from "./parse-xml.ts";

/** Why a file is not read; each is a reason of the contract. */
export const REFUSALS = [
  "import.notWord",
  "import.oldWord",
  "import.encrypted",
  "import.macros",
  "import.tooLarge",
  "import.tooManyParagraphs",
  "import.tooManyRuns",
  "import.tooManyElements",
  "import.damaged",
] as const;
export type Refusal = (typeof REFUSALS)[number];

export class RefusedFile extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** As many as a document may have nodes. Cells are bounded alike: each has a paragraph. */
export const PARAGRAPHS_MAX = 100_000;
/** Pieces of text with the same format. */
const RUNS_MAX = 400_000;
const WORD_ELEMENTS_MAX = { "w:p": PARAGRAPHS_MAX, "w:tc": PARAGRAPHS_MAX, "w:r": RUNS_MAX } as const;
const TOO_MANY: Readonly<Record<string, Refusal>> = {
  "w:p": "import.tooManyParagraphs",
  "w:tc": "import.tooManyParagraphs",
  "w:r": "import.tooManyRuns",
};
const BOUNDS: Readonly<Record<string, number>> = {
  "import.tooManyParagraphs": PARAGRAPHS_MAX,
  "import.tooManyRuns": RUNS_MAX,
  "import.tooManyElements": XML_ELEMENTS_MAX,
};

/** Values in the sentence of a refusal: the bound, where it names one. */
export function refusalParams(refusal: string): { readonly params?: { readonly max: number } } {
  const max = BOUNDS[refusal];
  return max === undefined ? {} : { params: { max } };
}

const MEGABYTE = 1024 * 1024;
const FILE_MAX_BYTES = 50 * MEGABYTE;
const ENTRIES_MAX = 4000;
/** Unpacked. The text of a book is 20 MB of XML. */
const PART_MAX_BYTES = 64 * MEGABYTE;
const UNPACKED_MAX_BYTES = 160 * MEGABYTE;
const ZIP_SIGNATURE = "504b0304";
/** Old Office files, and the containers of encrypted ones. */
const OLE_SIGNATURE = "d0cf11e0a1b11ae1";
const ENCRYPTED_STREAM = Buffer.from("EncryptedPackage", "utf16le");
const READ_PARTS =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|customXml\/item[1-9]\.xml|word\/[^/]+\.xml|word\/_rels\/[^/]+\.rels|word\/theme\/[^/]+\.xml|word\/media\/[^/]+)$/;

export type Relationship = { readonly type: string; readonly target: string; readonly isExternal: boolean };

/** The parts of a .docx that are read. */
export type WordPackage = {
  readonly document: XmlElement;
  /** A part beside the document as XML; undefined where there is none. */
  part(name: string): XmlElement | undefined;
  bytes(path: string): Uint8Array | undefined;
  text(path: string): string | undefined;
  /** What the ids in the document stand for. */
  readonly relationships: ReadonlyMap<string, Relationship>;
};

/**
 * Unpacks a .docx. Counts and sizes are looked at before anything is unpacked, nothing is unpacked beyond the size it names, and
 * only parts with known names are. Paragraphs, cells and runs are counted as a part is read. Throws RefusedFile, XmlError.
 */
export function openPackage(bytes: Uint8Array): WordPackage {
  if (bytes.byteLength > FILE_MAX_BYTES) throw new RefusedFile("import.tooLarge");
  const signature = Buffer.from(bytes.subarray(0, 8)).toString("hex");
  if (signature === OLE_SIGNATURE)
    throw new RefusedFile(Buffer.from(bytes).includes(ENCRYPTED_STREAM) ? "import.encrypted" : "import.oldWord");
  if (!signature.startsWith(ZIP_SIGNATURE)) throw new RefusedFile("import.notWord");
  const parts = unpackParts(bytes, (name) => READ_PARTS.test(name));
  const text = (path: string) => {
    const part = parts[path];
    return part === undefined ? undefined : decodePart(part);
  };
  const types = text("[Content_Types].xml");
  const document = text("word/document.xml");
  if (types === undefined || document === undefined) throw new RefusedFile("import.notWord");
  if (/macroEnabled|vbaProject/i.test(types)) throw new RefusedFile("import.macros");
  if (!types.includes("wordprocessingml")) throw new RefusedFile("import.notWord");
  const relationships = text("word/_rels/document.xml.rels");
  return {
    document: parsePart(document),
    part: (name) => {
      const source = text(`word/${name}`);
      return source === undefined ? undefined : parsePart(source);
    },
    bytes: (path) => parts[path],
    text,
    relationships: relationships === undefined ? new Map() : readRelationships(parsePart(relationships)),
  };
}

function parsePart(source: string): XmlElement {
  try {
    return parseXml(source, WORD_ELEMENTS_MAX);
  } catch (error) {
    throw error instanceof TooManyElements ? new RefusedFile(TOO_MANY[error.element ?? ""] ?? "import.tooManyElements") : error;
  }
}

/**
 * The parts of an Office file that `isRead` names. Counts and sizes are looked at before anything is unpacked, nothing is unpacked
 * beyond the size it names, and entries that share their bytes are refused: few bytes would unpack to much. Throws RefusedFile.
 */
export function unpackParts(bytes: Uint8Array, isRead: (name: string) => boolean): Record<string, Uint8Array> {
  let entries = 0;
  let total = 0;
  let packed = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        packed += size;
        if (++entries > ENTRIES_MAX) throw new RefusedFile("import.tooLarge");
        if (packed > bytes.byteLength) throw new RefusedFile("import.damaged");
        if (!isRead(name)) return false;
        total += originalSize;
        if (originalSize > PART_MAX_BYTES || total > UNPACKED_MAX_BYTES) throw new RefusedFile("import.tooLarge");
        return true;
      },
    });
  } catch (error) {
    if (error instanceof RefusedFile) throw error;
    throw new RefusedFile("import.damaged");
  }
}

/** XML parts are UTF-8, seldom UTF-16. */
export function decodePart(part: Uint8Array): string {
  const [first, second] = part;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(part);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(part);
  return strFromU8(part).replace(/^\ufeff/, "");
}

export function readRelationships(root: XmlElement): Map<string, Relationship> {
  return new Map(
    elementsOf(root).map(({ attributes }): [string, Relationship] => [
      attributes["Id"] ?? "",
      {
        type: attributes["Type"]?.split("/").at(-1) ?? "",
        target: attributes["Target"] ?? "",
        isExternal: attributes["TargetMode"] === "External",
      },
    ]),
  );
}
