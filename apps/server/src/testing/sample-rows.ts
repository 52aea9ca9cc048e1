import type { Kysely } from "kysely";
import type { Row } from "../db/dialects/database-dialect.ts";
import type { Database } from "../db/schema/index.ts";
import { TABLE_NAMES } from "../db/table-keys.ts";
import { insertRows } from "../db/transfer/copied-rows.ts";
import {
  chartRow,
  dataTableRow,
  documentRow,
  essayRow,
  generationRow,
  jobRow,
  jobStepRow,
  mindtreeRow,
  notebookRow,
  noteRow,
  orderRow,
  queueItemRow,
  referenceRow,
  userRow,
} from "./rows.ts";

/** Texts a copy could damage: quotes, line ends, CJK outside the BMP, JSON, spaces, letters sorted differently by locale. */
const AWKWARD = ["", 'it\'s "quoted"', "两行\n𠮷野家 😀", '{"a":[1,null]}', " trailing ", "Zebra", "äpfel", "apple", "\t\\n"];

/** Fills every table that is copied with `users` people and their things: one row per table and person. */
export async function insertSampleRows(db: Kysely<Database>, users: number): Promise<void> {
  const rows = Object.fromEntries(TABLE_NAMES.map((table) => [table, [] as Row[]]));
  const add = (table: keyof Database, row: Row) => rows[table]?.push(row);
  for (let n = 0; n < users; n += 1) {
    const text = AWKWARD[n % AWKWARD.length] ?? "";
    const id = `${text.trim()}用户${n}`;
    const at = 1_763_600_000_000 + n;
    add("setting", { key: `key${n}`, value: JSON.stringify({ text }) });
    add(
      "app_user",
      userRow({ id, username: `user${n}`, nickname: text, invite_code: `c${n}`, vip_to: n % 2 === 0 ? at : null, created_at: at }),
    );
    add("identity", { provider: n % 2 === 0 ? "dev" : "Wx", subject: id, user_id: id, created_at: at });
    const session = { token_hash: `h${n}`, user_id: id, user_agent: text, remember: 1, created_at: at, last_used_at: at };
    add("session", { id: `s${n}`, ...session, expires_at: Number.MAX_SAFE_INTEGER, revoked_at: null });
    const qr = { ticket: `t${n}`, state: "waiting", user_id: null, invite_code: null, remember: 0, created_at: at };
    add("login_qr", { id: `q${n}`, ...qr, expires_at: at });
    const grant = { user_id: id, source: "newUser", ref: "1", amount: 8000, remaining: 7000, created_at: at };
    add("token_grant", { id: `g${n}`, ...grant, expires_at: at });
    add("balance", { user_id: id, available: 7000, held: 1000, last_seq: 1, updated_at: at });
    const entry = { user_id: id, seq: 1, kind: "grant", subject: `g${n}`, amount: 8000, held_change: 0, balance_after: 8000 };
    add("ledger", { id: `l${n}`, ...entry, parts: "[]", created_at: at });
    add(
      "generation",
      generationRow({
        id: `run${n}`,
        user_id: id,
        request_id: n % 2 === 0 ? null : `r${n}`,
        piece_id: `piece${n}`,
        title: text,
        input: JSON.stringify({ text }),
        target: n % 3 === 0 ? null : 800,
        text: `${text}${"正文".repeat(n % 200)}`,
        edited_text: n % 2 === 0 ? text : null,
        chars: 3,
        search_text: text.toLowerCase(),
        estimate_tokens: 1000,
        prompt_tokens: 1,
        completion_tokens: 2,
        charged: 3,
        finish_reason: "stop",
        created_at: at,
      }),
    );
    add("job", jobRow({ id: `j${n}`, user_id: id, title: text, input: JSON.stringify({ text }), created_at: at }));
    add("job_step", jobStepRow({ job_id: `j${n}`, name: text || "step", user_id: id, result: JSON.stringify(text) }));
    add("document", documentRow({ id: `d${n}`, user_id: id, kind: "test", seq: 1, created_at: at }));
    const update = { client_id: `${n}`, client_seq: 0, actor: text, data: "AAA=", at };
    add("document_update", { document_id: `d${n}`, seq: 1, ...update });
    const version = { kind: "named", epoch: 1, seq: 1, label: text, data: "CwCAAAADAA==", characters: 0, at };
    add("document_version", { id: `v${n}`, document_id: `d${n}`, ...version });
    add("notebook", notebookRow({ id: `nb${n}`, user_id: id, title: text, created_at: at }));
    const words = { title: text, excerpt: text, words: text, search_text: text.toLowerCase() };
    add("essay", essayRow({ id: `e${n}`, user_id: id, title: text, topic: text, material: text, created_at: at, updated_at: at }));
    const template = { user_id: id, file_id: `f${n}`, name: text, created_at: at, updated_at: at, mapping: "{}" };
    add("word_template", { id: `w${n}`, ...template, profile: JSON.stringify({ text }) });
    add("template_star", { user_id: id, pub_id: `t${n}`, created_at: at });
    add("template_use", { user_id: id, pub_id: `t${n}`, created_at: at });
    const draft = { essay_id: `e${n}`, kind: "outline", no: 1, user_id: id, generation_id: `run${n}`, version: 1, created_at: at };
    add("essay_draft", { ...draft, outline: JSON.stringify([{ title: text }]) });
    add("essay_ledger", { essay_id: `e${n}`, user_id: id, version: 1, updated_at: at, entries: JSON.stringify([{ text }]) });
    add("essay_library", { essay_id: `e${n}`, user_id: id, last_no: 1, edition: "2015", system: "numbers" });
    const reference = { ...referenceRow({ essay_id: `e${n}`, no: 1, user_id: id }), created_at: at };
    add("essay_reference", { ...reference, item: JSON.stringify({ type: "book", title: text, language: "zh" }), abstract: text });
    add("essay_passage", { essay_id: `e${n}`, no: 1, position: 1, user_id: id, page: n, text });
    add("note", noteRow({ document_id: `d${n}`, user_id: id, notebook_id: n % 2 === 0 ? null : `nb${n}`, ...words, updated_at: at }));
    add("mindtree", mindtreeRow({ document_id: `mt${n}`, user_id: id, nodes: n, ...words, created_at: at, updated_at: at }));
    add(
      "data_table",
      dataTableRow({ id: `dt${n}`, user_id: id, title: text, search_text: text.toLowerCase(), created_at: at, used_at: at }),
    );
    add("advice", { id: `ad${n}`, user_id: id, star: 5, content: text, contact: "", created_at: at });
    const finding = { kind: "scene", side: "input", category: "general", action: "block", term: text, excerpt: text, created_at: at };
    add("moderation_finding", { ...finding, id: `mf${n}`, user_id: id, generation_id: null });
    add("nps_question", { user_id: id, asked_at: at, rate: 9, advice: text, answered_at: at });
    const told = { kind: "noteWritten", about: `written:${n}`, data: JSON.stringify({ title: text }) };
    add("notice", { id: `no${n}`, user_id: id, ...told, created_at: at, read_at: null });
    add("announcement", { id: `an${n}`, title: text, at, html: `<p>${n}</p>`, url: null, created_at: at });
    add("data_table_blob", { blob_key: `tables/dt${n}/b`, table_id: `dt${n}`, user_id: id, sheet_id: null, bytes: 1 });
    const answered = {
      table_id: `dt${n}`,
      user_id: id,
      no: 1,
      sheet_id: "s1",
      made_by: "planner",
      charged: 0,
      steps_version: 0,
      created_at: at,
    };
    add("data_table_answer", {
      id: `da${n}`,
      request_id: null,
      request_hash: null,
      ...answered,
      ask: text,
      body: JSON.stringify({ text }),
      plan: n % 2 === 0 ? null : JSON.stringify({ text }),
    });
    add("work_index", { entry_id: `ca${n}`, user_id: id, no: n, stamp: text, parts: "[]" });
    add("chart", chartRow({ id: `ca${n}`, user_id: id, version: n, title: text, search_text: text, created_at: at, updated_at: at }));
    const read = { type: "docx", content_hash: `h${n}`, file_id: `f${n}`, url: null, site: text, fetched_at: at, characters: 3, pages: n };
    const source = { id: `so${n}`, user_id: id, kind: "file", ...read, sheet_rows: null, passages: 1, is_cut: 0, created_at: at };
    add("source", { ...source, title: text, item: JSON.stringify({ type: "other", title: text, language: "zh" }) });
    const passage = { source_id: `so${n}`, position: 1, user_id: id, page: n, sheet: text, first_row: null, last_row: null };
    add("source_passage", { ...passage, text });
    const attached = { note_id: `d${n}`, no: 1, user_id: id, source_id: `so${n}`, is_on: 1, created_at: at };
    add("note_source", { ...attached, removed_at: n % 2 === 0 ? null : at });
    const charge = { id: `ch${n}`, user_id: id, kind: "source", subject: `so${n}`, request_id: `r${n}`, request_hash: "h" };
    add("charge", { ...charge, characters: 3, tokens: 10, created_at: at, title: text });
    const file = {
      user_id: id,
      owner_kind: "generation",
      owner_id: `run${n}`,
      ticket_hash: `f${n}`,
      name: text,
      content_type: "text/plain",
      size_bytes: 3,
    };
    add("file", { id: `f${n}`, ...file, blob_key: `a/b${n}`, created_at: at, ticket_expires_at: at, expires_at: at });
    const event = { event: "SCAN", openid: id, ticket_hash: null, state: "new", created_at: at };
    add("wx_event", { dedupe_key: `${text}e${n}`, nonce_key: `n${n}`, ...event });
    add("wx_nonce", { nonce_key: `n${n}`, message_key: `${text}e${n}`, created_at: at });
    const oauth = { nonce_hash: "n", type: "web", return_to: text, invite_code: null, device_hash: null, remember: 1 };
    add("oauth_state", { state_hash: `o${n}`, ...oauth, created_at: at, expires_at: at });
    add("password", { user_id: id, hash: "$argon2id$", changed_at: at });
    add("captcha", { id: `c${n}`, answer_hash: "a", expires_at: at });
    add("throttle", { key: `${text}t${n}`, failures: n, wait_until: at, updated_at: at });
    add("invitation", { user_id: id, inviter_id: id, outcome: "capped", created_at: at });
    add("orphan_blob", { blob_key: `exports/b${n}`, since: at });
    add("bibliography_cache", { key: `b${n}`, answer: JSON.stringify([text]), answered_at: at, expires_at: at });
    add("closed_identity", { identity_hash: `i${n}`, closed_at: at });
    add("pay_order", orderRow({ id: `p${n}`, user_id: id, source: "operator", goods_title: text, created_at: at, member_from: at }));
    add("queue_item", queueItemRow({ id: `run${n}`, user_id: id, resource: text, queued_at: at }));
    add("pay_notification", { id: `pn${n}`, nonce_key: `k${n}`, order_id: `p${n}`, event: "e", created_at: at });
  }
  for (const table of TABLE_NAMES) {
    const all = rows[table] ?? [];
    for (let start = 0; start < all.length; start += 500) await insertRows(db, table, all.slice(start, start + 500));
  }
}
