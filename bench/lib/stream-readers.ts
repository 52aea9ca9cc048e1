import { connect, type Socket } from "node:net";

const DELTA = "event: delta\nid: ";
const DATA = '\ndata: {"text":"';
const FRAME_END = "\n\n";
const READ_BYTES = 65_536;

/** A watcher of a text, as a bare connection: an HTTP client would cost more than the server that is measured. */
export type StreamReader = {
  readonly text: string;
  /** Its frames are read; of all others it is only seen that something comes. */
  readonly isRead: boolean;
  isOpen: boolean;
  /** Chunks that came, and of one that is read events and missing pieces. */
  heard: number;
  events: number;
  gaps: number;
  close(): void;
};

export type StreamReaders = {
  open(input: {
    readonly text: string;
    readonly isRead: boolean;
    readonly address: URL;
    readonly head: string;
    readonly body: string;
  }): StreamReader;
  /** From now on delays are gathered anew. */
  begin(readers: readonly StreamReader[]): void;
  /** Milliseconds from the provider's socket to the reader's, of the readers that are read. */
  end(): number[];
};

/**
 * Readers that cost little beside the server: all share one buffer, and only those that are read become strings. `hasIds`: frames of
 * ours, whose ids show a gap; else what is only piped through.
 */
export function createStreamReaders({ hasIds }: { readonly hasIds: boolean }): StreamReaders {
  const buffer = Buffer.allocUnsafe(READ_BYTES);
  let delays: number[] = [];
  let isMeasuring = false;

  function readStamps(reader: StreamReader, text: string, now: number): void {
    reader.events++;
    for (const stamp of text.match(/\d{13}/g) ?? []) delays.push(now - Number(stamp));
  }

  /** A delta's id is the length of the text after it, which shows a gap. */
  function readDeltas(reader: StreamReader, place: { next: number }, frames: string): void {
    const now = Date.now();
    for (let at = frames.indexOf(DELTA); at >= 0; ) {
      const idEnd = frames.indexOf("\n", at + DELTA.length);
      const from = idEnd + DATA.length;
      const to = frames.indexOf('"', from);
      const id = Number(frames.slice(at + DELTA.length, idEnd));
      const text = frames.slice(from, to);
      // Between its parts a text has line ends, of two characters each in JSON.
      const units = text.includes("\\") ? JSON.parse(`"${text}"`).length : text.length;
      if (place.next >= 0 && id - units !== place.next) reader.gaps++;
      place.next = id;
      if (isMeasuring) readStamps(reader, text, now);
      at = frames.indexOf(DELTA, to);
    }
  }

  return {
    open({ text, isRead, address, head, body }) {
      const place = { next: -1 };
      let rest = "";
      const reader: StreamReader = { text, isRead, isOpen: false, heard: 0, events: 0, gaps: 0, close: () => socket.destroy() };
      const take = (bytes: number): boolean => {
        reader.isOpen = true;
        reader.heard++;
        if (!isRead) return true;
        const all = rest + buffer.toString("latin1", 0, bytes);
        const end = all.lastIndexOf(FRAME_END);
        rest = end < 0 ? all : all.slice(end + FRAME_END.length);
        const frames = all.slice(0, end < 0 ? 0 : end + FRAME_END.length);
        if (hasIds) readDeltas(reader, place, frames);
        else if (isMeasuring) readStamps(reader, frames, Date.now());
        return true;
      };
      const socket: Socket = connect({ port: Number(address.port), host: address.hostname, onread: { buffer, callback: take } });
      socket.on("error", () => {});
      socket.write(`${head} HTTP/1.1\r\nhost: ${address.host}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`);
      socket.write(`content-type: application/json\r\nauthorization: ${text}\r\n\r\n${body}`);
      return reader;
    },
    begin(readers) {
      for (const reader of readers) Object.assign(reader, { heard: 0, events: 0 });
      delays = [];
      isMeasuring = true;
    },
    end() {
      isMeasuring = false;
      return delays;
    },
  };
}
