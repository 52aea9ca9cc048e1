import type { HostileBody } from "./hostile-bodies.ts";

const BOUNDARY = "tangleaf-abuse";
const MANY_PARTS = 1000;
const LONG = 100_000;
/** More than anybody may upload. */
const TOO_MUCH_BYTES = 21 * 1024 * 1024;
const CRLF = "\r\n";

const asForm = (boundary = BOUNDARY) => ({ "content-type": `multipart/form-data; boundary=${boundary}` });
const part = (head: string, content = "一行字\n") => `--${BOUNDARY}${CRLF}${head}${CRLF}${CRLF}${content}${CRLF}`;
const filePart = (name: string, content?: string) => part(`Content-Disposition: form-data; name="file"; filename="${name}"`, content);
const closed = (...parts: readonly string[]) => Buffer.from(`${parts.join("")}--${BOUNDARY}--${CRLF}`);
const form = (name: string, body: Buffer, headers: Readonly<Record<string, string>> = asForm()): HostileBody => ({ name, body, headers });

/** A form that a call takes. */
export const goodForm = form("a form with a text file", closed(filePart("a.txt")));

/** Forms that are none, files that lie, names that lead elsewhere. */
export const hostileForms: readonly HostileBody[] = [
  ...[
    "../../etc/passwd",
    "a\\..\\b.txt",
    'a";x="b.txt',
    "a%0d%0ax-injected: 1.txt",
    "\u202etxt.exe",
    "\u0000.txt",
    "CON",
    ".",
    "",
    "名".repeat(LONG),
  ].map((name) => form(`a file called ${name.slice(0, 20)}`, closed(filePart(name)))),
  form("a name in two lines", closed(filePart(`a${CRLF}x-injected: 1`))),
  form("a name in another encoding", closed(part(`Content-Disposition: form-data; name="file"; filename*=utf-7''+AGE-.txt`))),
  ...["__proto__", "constructor", "toString", "", "file[]"].map((name) =>
    form(`the field ${name}`, closed(part(`Content-Disposition: form-data; name="${name}"; filename="a.txt"`))),
  ),
  form(
    "a field with JSON for a prototype",
    closed(part(`Content-Disposition: form-data; name="a"${CRLF}Content-Type: application/json`, '{"__proto__":1}'), filePart("a.txt")),
  ),
  form("no end", Buffer.from(filePart("a.txt"))),
  form("an end in the middle of a boundary", Buffer.from(`${filePart("a.txt")}--${BOUNDARY.slice(0, 4)}`)),
  form("nothing", Buffer.alloc(0)),
  form("only an end", closed()),
  form("no form at all", Buffer.from("{}")),
  form("no boundary", goodForm.body, { "content-type": "multipart/form-data" }),
  form("another boundary", goodForm.body, asForm("another")),
  form("a boundary without an end", goodForm.body, asForm("b".repeat(8000))),
  form("the type of mail", goodForm.body, { "content-type": `multipart/mixed; boundary=${BOUNDARY}` }),
  form("a part without a head", Buffer.from(`--${BOUNDARY}${CRLF}${CRLF}x${CRLF}--${BOUNDARY}--`)),
  form(
    "a head without an end",
    Buffer.from(`--${BOUNDARY}${CRLF}Content-Disposition: form-data; name="file"; filename="${"a".repeat(LONG)}`),
  ),
  form(
    `${LONG} bytes of heads`,
    closed(part(`x: ${"y".repeat(LONG)}${CRLF}Content-Disposition: form-data; name="file"; filename="a.txt"`)),
  ),
  form(`${MANY_PARTS} files`, closed(...Array.from({ length: MANY_PARTS }, (_, n) => filePart(`${n}.txt`)))),
  form(
    `${MANY_PARTS} fields`,
    closed(...Array.from({ length: MANY_PARTS }, (_, n) => part(`Content-Disposition: form-data; name="f${n}"`))),
  ),
  form("an empty file", closed(filePart("a.txt", ""))),
  form("a program called a text", closed(filePart("a.txt", "MZ\u0000\u0003"))),
  form("half of a ZIP", closed(filePart("a.docx", "PK\u0003\u0004\u0014\u0000"))),
  form("a page called a text", closed(filePart("a.txt", "<script>alert(1)</script>"))),
  { ...form("a file that is too large", closed(filePart("a.txt", "a".repeat(TOO_MUCH_BYTES)))), always: true },
];
