import type { Database } from "./schema/index.ts";

/** Every table with its primary key, in an order of insertion that satisfies references. */
export const TABLE_KEYS = {
  setting: ["key"],
  process: ["id"],
  app_user: ["id"],
  identity: ["provider", "subject"],
  session: ["id"],
  login_qr: ["id"],
  token_grant: ["id"],
  balance: ["user_id"],
  ledger: ["id"],
  generation: ["id"],
  job: ["id"],
  job_step: ["job_id", "name"],
  notebook: ["id"],
  note: ["document_id"],
  mindtree: ["document_id"],
  data_table: ["id"],
  data_table_blob: ["blob_key"],
  data_table_answer: ["id"],
  chart: ["id"],
  source: ["id"],
  source_passage: ["source_id", "position"],
  note_source: ["note_id", "no"],
  charge: ["id"],
  essay: ["id"],
  essay_draft: ["essay_id", "kind", "no"],
  essay_library: ["essay_id"],
  essay_reference: ["essay_id", "no"],
  essay_passage: ["essay_id", "no", "position"],
  essay_ledger: ["essay_id"],
  word_template: ["id"],
  advice: ["id"],
  nps_question: ["user_id", "asked_at"],
  notice: ["id"],
  announcement: ["id"],
  moderation_finding: ["id"],
  template_star: ["user_id", "pub_id"],
  template_use: ["user_id", "pub_id"],
  file: ["id"],
  wx_event: ["dedupe_key"],
  wx_nonce: ["nonce_key"],
  oauth_state: ["state_hash"],
  password: ["user_id"],
  captcha: ["id"],
  throttle: ["key"],
  invitation: ["user_id"],
  closed_identity: ["identity_hash"],
  bibliography_cache: ["key"],
  orphan_blob: ["blob_key"],
  pay_order: ["id"],
  pay_notification: ["id"],
  queue_item: ["id"],
  document: ["id"],
  document_update: ["document_id", "seq"],
  document_version: ["id"],
  work_index: ["entry_id"],
} as const satisfies Record<keyof Database, readonly string[]>;

export type TableName = keyof typeof TABLE_KEYS;
export const TABLE_NAMES = Object.keys(TABLE_KEYS) as readonly TableName[];

/** Names before migration 0022, as in older backups and databases. */
const FORMER_TABLE_KEYS = { loose_blob: ["blob_key"], pay_notice: ["id"] } as const;
export type StoredTable = TableName | keyof typeof FORMER_TABLE_KEYS;
export const STORED_TABLE_KEYS: Readonly<Record<StoredTable, readonly string[]>> = { ...TABLE_KEYS, ...FORMER_TABLE_KEYS };
export const STORED_TABLES = Object.keys(STORED_TABLE_KEYS) as readonly StoredTable[];
