import { createHash, randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { StoredObject } from "./stored-object.ts";

/** Every part but the last has to be this large, as in the real stores. */
const PART_MIN_BYTES = 5_242_880;

type Asked = {
  readonly method: string;
  /** `` = the bucket. */
  readonly key: string;
  readonly query: URLSearchParams;
  readonly body: Buffer;
  readonly contentType: string;
};
type Upload = { readonly key: string; readonly contentType: string; readonly parts: Map<number, Buffer> };

/** Files that come in parts, by the multipart calls of S3: begin, send a part, complete, abort, list. */
export function createMultipartUploads(store: (key: string, object: StoredObject) => void) {
  const uploads = new Map<string, Upload>();

  function complete(id: string, { key, contentType, parts }: Upload, body: Buffer): string | null {
    const named = [...body.toString("utf8").matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"?([0-9a-f]+)"?<\/ETag>/g)];
    const bytes = named.map(([, number, tag]) => {
      const part = parts.get(Number(number));
      return part !== undefined && md5(part) === tag ? part : null;
    });
    if (bytes.length === 0 || bytes.includes(null)) return "InvalidPart";
    const whole = bytes.filter((part) => part !== null);
    if (whole.slice(0, -1).some((part) => part.byteLength < PART_MIN_BYTES)) return "EntityTooSmall";
    store(key, { bytes: Buffer.concat(whole), contentType });
    uploads.delete(id);
    return null;
  }

  function answerTo(response: ServerResponse, id: string, { method, query, body }: Asked): void {
    const upload = uploads.get(id);
    const part = Number(query.get("partNumber"));
    if (upload === undefined) xml(response, 404, "<Error><Code>NoSuchUpload</Code></Error>");
    else if (method === "PUT" && part > 0) {
      upload.parts.set(part, body);
      response.writeHead(200, { etag: `"${md5(body)}"` }).end();
    } else if (method === "POST") {
      const wrong = complete(id, upload, body);
      // As the real ones: what is found wrong while the parts are put together comes with a good status.
      xml(response, 200, wrong === null ? "<CompleteMultipartUploadResult/>" : `<Error><Code>${wrong}</Code></Error>`);
    } else if (method === "DELETE") {
      uploads.delete(id);
      response.writeHead(204).end();
    } else xml(response, 405, "<Error><Code>MethodNotAllowed</Code></Error>");
  }

  return {
    /** false = the request is about whole files. */
    answer(response: ServerResponse, asked: Asked): boolean {
      const { method, key, query, contentType } = asked;
      const id = query.get("uploadId");
      if (id !== null) answerTo(response, id, asked);
      else if (method === "POST" && query.has("uploads")) {
        const begun = randomUUID();
        uploads.set(begun, { key, contentType, parts: new Map() });
        xml(response, 200, `<InitiateMultipartUploadResult><UploadId>${begun}</UploadId></InitiateMultipartUploadResult>`);
      } else if (method === "GET" && key === "" && query.has("uploads")) {
        const listed = [...uploads].filter(([, upload]) => upload.key.startsWith(query.get("prefix") ?? ""));
        const lines = listed.map(([upload, { key: name }]) => `<Upload><Key>${name}</Key><UploadId>${upload}</UploadId></Upload>`);
        xml(response, 200, `<ListMultipartUploadsResult>${lines.join("")}</ListMultipartUploadsResult>`);
      } else return false;
      return true;
    },
    partsOf: (key: string): readonly number[] =>
      [...uploads.values()]
        .filter((upload) => upload.key === key)
        .flatMap(({ parts }) => [...parts.values()].map((part) => part.byteLength)),
  };
}

const md5 = (bytes: Buffer) => createHash("md5").update(bytes).digest("hex");

function xml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { "content-type": "application/xml" }).end(`<?xml version="1.0"?>${body}`);
}
