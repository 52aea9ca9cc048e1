import type { Pace } from "../../ports/model.ts";

/** So much of an answer may wait: as many bytes as the characters a checkpoint may miss. */
const WAITING_MOST_BYTES = 1200;

export type HandOver = {
  readonly onBytes: (bytes: Uint8Array) => Promise<void> | null;
  readonly isOver: () => boolean;
  readonly pace?: Pace | undefined;
  readonly mayWait: () => boolean;
};

type Flow = {
  /** Bytes were handed over after which nothing more is wanted. */
  readonly onOver: () => void;
  /** Holds the answer back while what was handed over is taken. */
  readonly onHold: () => void;
  readonly onGoOn: () => void;
};

/** Hands over the bytes of an answer: at once, or gathered until their turn. */
export function createHandOver({ onBytes, isOver, pace, mayWait }: HandOver, { onOver, onHold, onGoOn }: Flow) {
  let taking: Promise<void> | null = null;
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;

  function take(bytes: Uint8Array): void {
    if (pace === undefined || (waiting.length === 0 && !mayWait())) {
      hand(bytes);
      return;
    }
    waiting.push(bytes);
    waitingBytes += bytes.length;
    if (waitingBytes >= WAITING_MOST_BYTES) handWaiting();
    else if (waiting.length === 1) pace(handWaiting);
  }

  function handWaiting(): void {
    const [first, ...others] = waiting;
    if (first === undefined) return;
    waiting = [];
    waitingBytes = 0;
    hand(others.length === 0 ? first : Buffer.concat([first, ...others]));
  }

  function hand(bytes: Uint8Array): void {
    // One read of the socket may hold several chunks of the answer: what comes after its end, or after a fault in it, is dropped.
    if (isOver()) return;
    taking = onBytes(bytes);
    if (taking === null) {
      if (isOver()) onOver();
      return;
    }
    onHold();
    void taking.then(() => {
      taking = null;
      if (isOver()) onOver();
      onGoOn();
    });
  }

  return {
    take,
    /** Drops the bytes that wait. */
    drop(): void {
      waiting = [];
    },
    /** Hands over the bytes that wait, and settles once they have been taken. */
    close(settle: () => void): void {
      handWaiting();
      if (taking === null) settle();
      else void taking.then(settle);
    },
  };
}
