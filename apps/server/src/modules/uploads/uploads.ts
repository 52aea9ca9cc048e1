import { LIMITS, UPLOAD_TYPES, type UploadedFile, type UploadType, type Variant } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import { createFewAtOnce } from "../../platform/few-at-once.ts";
import type { Exporter } from "../export/exporter.ts";
import { fileNameOf } from "../export/index.ts";
import type { Db, Metering } from "../metering/metering.ts";
import type { Space } from "../space/space.ts";
import { createTypeDetector } from "./detect-type.ts";

const MEGABYTE = 1024 * 1024;
/** One person's files on their way in at the same time, in each process: each holds a part in memory. */
const AT_ONCE_MAX = 3;
const UNTITLED: Readonly<Record<Variant, string>> = { zh: "未命名", en: "Untitled" };

/** Public API of the uploads module: files people bring. */
export type Uploads = {
  /**
   * Stores a file as it comes, and tells what it is by what it holds. `name` is as the sender wrote it. Where the sender
   * breaks off nothing is left. Throws upload.wrongType, upload.tooLarge, upload.empty, download.tooMany, space.full, rate.limited.
   */
  receive(input: { userId: string; name: string; content: AsyncIterable<Uint8Array> }): Promise<UploadedFile>;
};

export function createUploads(deps: {
  exporter: Pick<Exporter, "storeUpload">;
  metering: Pick<Metering, "levelOf">;
  space: Pick<Space, "assertSpace">;
  db: Db;
  variant: Variant;
}): Uploads {
  const { exporter, metering, space, db, variant } = deps;
  const oneOfFew = createFewAtOnce(AT_ONCE_MAX);

  return {
    receive: ({ userId, name, content }) =>
      oneOfFew(userId, async () => {
        await space.assertSpace(db, { userId, bytes: 1 });
        const { level } = await metering.levelOf(userId);
        const maxBytes = LIMITS[variant][level].uploadBytes;
        const detector = createTypeDetector(name);
        let bytes = 0;
        async function* checked() {
          for await (const chunk of content) {
            bytes += chunk.byteLength;
            if (bytes > maxBytes) throw new AppError("upload.tooLarge", { params: { maxMegabytes: maxBytes / MEGABYTE } });
            detector.add(chunk);
            yield chunk;
          }
          if (bytes === 0) throw new AppError("upload.empty");
        }
        let type: UploadType | null = null;
        const describe = () => {
          type = detector.type();
          if (type === null) throw new AppError("upload.wrongType");
          return { name: keptName(name, type, UNTITLED[variant]), contentType: UPLOAD_TYPES[type].contentType };
        };
        const stored = await exporter.storeUpload({ userId, source: checked(), describe });
        if (type === null) throw new AppError("server.fault", {}, "an upload was stored without its type");
        return { ...stored, type, bytes };
      }),
  };
}

/** The last part of a path, under the ending of what the file is. */
function keptName(name: string, type: UploadType, untitled: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  const known = Object.values(UPLOAD_TYPES).flatMap(({ endings }): readonly string[] => endings);
  const stem = known.some((ending) => last.toLowerCase().endsWith(`.${ending}`)) ? last.slice(0, last.lastIndexOf(".")) : last;
  return fileNameOf(stem, UPLOAD_TYPES[type].endings[0], untitled);
}
