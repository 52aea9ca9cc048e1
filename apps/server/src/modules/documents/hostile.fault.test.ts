import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { documentRoots, type NodeJson } from "@tangleaf/document/model";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as Y from "yjs";
import { type ServerProcess, startServerProcess } from "../generation/testing/server-process.ts";
import { base64, bytes } from "./testing/test-documents.ts";

const MIB = 1024 * 1024;
/** Limits during the attack: growth of the process, and main-thread time during one call of another person. */
const GROWTH_MAX_MIB = 400;
const OTHERS_WAIT_MAX_CPU_MS = 1000;
/** Unit of the times in /proc, the same on every Linux. */
const MS_PER_TICK = 10;
const TINY_UPDATES = 10_000;
const AT_ONCE = 50;

let server: ServerProcess;
const dataDir = mkdtempSync(join(tmpdir(), "document-hostile-"));
beforeAll(async () => {
  server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: "0" });
});
afterAll(async () => {
  await server?.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

async function person(name: string, markdown: string) {
  const { data } = await server.call<{ token: string }>("/api/auth/devlogin", { username: name });
  const { token } = data;
  const { data: note } = await server.call<{ noteId: string }>("/api/note/create", { markdown }, token);
  const documentId = note.noteId;
  let seq = 0;
  return {
    token,
    documentId,
    send: (update: Uint8Array | string, to = documentId) => {
      seq += 1;
      const text = typeof update === "string" ? update : base64(update);
      return server.call("/api/document/update", { documentId: to, epoch: 1, clientId: "7", seq, update: text }, token);
    },
    words: async () => {
      const { data } = await server.call<{ blocks: NodeJson[] }>("/api/document/version", { documentId }, token);
      return JSON.stringify(data.blocks);
    },
    doc: async () => {
      const { data } = await server.call<{ update: string }>("/api/document/open", { documentId }, token);
      const doc = new Y.Doc();
      Y.applyUpdate(doc, bytes(data.update));
      return doc;
    },
  };
}

const memoryMib = () => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1]) / 1024;

/** Reads the user and system time of the server's main thread, in ms: fields 14 and 15 of its `stat`, counted from behind the name in brackets. */
const readMainThreadMs = () => {
  const fields = readFileSync(`/proc/${server.pid}/task/${server.pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
};

function updateOf(write: (doc: Y.Doc) => void): Uint8Array {
  const doc = new Y.Doc();
  write(doc);
  return Y.encodeStateAsUpdate(doc);
}

/** Elements inside each other. */
function nested(name: string, depth: number): Uint8Array {
  return updateOf((doc) => {
    let parent: Y.XmlFragment = documentRoots(doc).body;
    for (let n = 0; n < depth; n += 1) {
      const child = new Y.XmlElement(name);
      parent.insert(0, [child]);
      parent = child;
    }
  });
}

function withAttribute(name: string, value: string): Uint8Array {
  return updateOf((doc) => {
    const element = new Y.XmlElement("paragraph");
    documentRoots(doc).body.insert(0, [element]);
    element.setAttribute(name, value);
  });
}

/** An update whose bytes were changed here and there: what a bad line or a bad client makes of it. */
function mangled(seed: number): Uint8Array {
  const update = updateOf((doc) => documentRoots(doc).body.insert(0, [new Y.XmlElement("paragraph"), new Y.XmlText("字".repeat(20))]));
  return update.map((byte, n) => ((n * 31 + seed * 17) % 11 === 0 ? (byte + seed) % 256 : byte));
}

/** Two maps that each say the other is their parent cannot be made; the bytes that say so can. */
const CYCLE = Uint8Array.from([1, 2, 9, 0, 7, 0, 9, 1, 1, 7, 0, 9, 0, 1, 0]);

const ATTACKS: readonly (readonly [string, () => readonly (Uint8Array | string)[]])[] = [
  ["bytes of an update changed here and there", () => Array.from({ length: 200 }, (_, seed) => mangled(seed + 1))],
  ["script, iframe and alien nodes", () => ["script", "iframe", "alien", "doc", "__proto__", ""].map((name) => nested(name, 1))],
  ["nodes 5,000 deep", () => [nested("blockquote", 5000), nested("tableCell", 5000)]],
  ["nodes that hold each other", () => [CYCLE]],
  ["attributes of half a megabyte", () => ["id", "align", "onclick", "style"].map((name) => withAttribute(name, "a".repeat(MIB / 2)))],
  ["a body of 5 MB", () => [new Uint8Array(5 * MIB)]],
  ["what is no base64", () => ["====", "é", "A"]],
];

it("hostile changes crash nothing, keep nobody waiting, and leave a document that is read and written as before", async () => {
  const [attacker, other] = [await person("attacker", "攻击者的正文"), await person("other", "别人的正文")];
  const before = memoryMib();
  const waits: number[] = [];
  let attacking = true;
  const typing = (async () => {
    const doc = await other.doc();
    const text = (documentRoots(doc).body.get(0) as Y.XmlElement).get(0) as Y.XmlText;
    while (attacking) {
      const vector = Y.encodeStateVector(doc);
      text.insert(text.length, "字");
      const began = readMainThreadMs();
      expect((await other.send(Y.encodeStateAsUpdate(doc, vector))).code).toBe(0);
      waits.push(readMainThreadMs() - began);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return text.toString();
  })();
  try {
    for (const [name, updates] of ATTACKS) {
      for (const update of updates()) expect((await attacker.send(update)).code, name).not.toBe(50);
      expect(await attacker.words(), name).toContain("攻击者的正文");
    }
    const tiny = new Y.Doc();
    const made: Uint8Array[] = [];
    tiny.on("update", (update: Uint8Array) => made.push(update));
    for (let n = 0; n < TINY_UPDATES; n += 1) tiny.getMap("meta").set("x", n);
    for (let n = 0; n < made.length; n += AT_ONCE) await Promise.all(made.slice(n, n + AT_ONCE).map((update) => attacker.send(update)));
    // Somebody else's document is not there, whatever is sent to it.
    expect(await attacker.send(nested("paragraph", 1), other.documentId)).toMatchObject({ data: { reason: "document.unknown" } });
  } finally {
    attacking = false;
  }
  const typed = await typing;
  expect(await other.words()).toContain(typed);
  expect(await attacker.words()).toContain("攻击者的正文");
  expect(Math.max(...waits)).toBeLessThan(OTHERS_WAIT_MAX_CPU_MS);
  expect(memoryMib() - before).toBeLessThan(GROWTH_MAX_MIB);
  const doc = await attacker.doc();
  const vector = Y.encodeStateVector(doc);
  documentRoots(doc).body.push([new Y.XmlElement("paragraph")]);
  (documentRoots(doc).body.get(documentRoots(doc).body.length - 1) as Y.XmlElement).insert(0, [new Y.XmlText("还能写")]);
  expect((await attacker.send(Y.encodeStateAsUpdate(doc, vector))).code).toBe(0);
  expect(await attacker.words()).toContain("还能写");
});
