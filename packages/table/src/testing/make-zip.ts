import { deflateRawSync } from "node:zlib";

type Entry = {
  readonly name: string;
  readonly content?: Uint8Array | undefined /** What the list says it unpacks to; absent: the truth. */;
  readonly claims?: number | undefined;
  /** What the list says its packed bytes are; absent: the truth. */
  readonly packs?: number;
};

/** An archive as its list describes it, truthfully or not. */
export function makeZip(entries: readonly Entry[]): Uint8Array {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const { name, content = new Uint8Array(), claims = content.length, packs } of entries) {
    const packed = deflateRawSync(content);
    const title = Buffer.from(name);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(claims, 22);
    head.writeUInt16LE(title.length, 26);
    const line = Buffer.alloc(46);
    line.writeUInt32LE(0x02014b50, 0);
    line.writeUInt16LE(20, 6);
    line.writeUInt16LE(8, 10);
    line.writeUInt32LE(packs ?? packed.length, 20);
    line.writeUInt32LE(claims, 24);
    line.writeUInt16LE(title.length, 28);
    line.writeUInt32LE(offset, 42);
    files.push(head, title, packed);
    list.push(line, title);
    offset += head.length + title.length + packed.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...files, directory, end]));
}
