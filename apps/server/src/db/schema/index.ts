import type {
  CaptchaTable,
  ClosedIdentityTable,
  IdentityTable,
  InvitationTable,
  LoginQrTable,
  OauthStateTable,
  PasswordTable,
  SessionTable,
  ThrottleTable,
  UserTable,
  WxEventTable,
  WxNonceTable,
} from "./account-tables.ts";
import type { AdviceTable, NpsQuestionTable } from "./advice-tables.ts";
import type { ChartTable } from "./chart-table.ts";
import type { Json, Millis } from "./column-types.ts";
import type { DataTableAnswerTable, DataTableBlobTable, DataTableTable } from "./data-table-tables.ts";
import type { DocumentTable, DocumentUpdateTable, DocumentVersionTable } from "./document-tables.ts";
import type {
  EssayDraftTable,
  EssayLedgerTable,
  EssayLibraryTable,
  EssayPassageTable,
  EssayReferenceTable,
  EssayTable,
  WordTemplateTable,
} from "./essay-tables.ts";
import type { FileTable, OrphanBlobTable } from "./file-tables.ts";
import type { GenerationTable } from "./generation-table.ts";
import type { JobStepTable, JobTable } from "./job-tables.ts";
import type { BalanceTable, ChargeTable, LedgerTable, TokenGrantTable } from "./metering-tables.ts";
import type { MindtreeTable } from "./mindtree-table.ts";
import type { ModerationFindingTable } from "./moderation-table.ts";
import type { NotebookTable, NoteTable } from "./note-tables.ts";
import type { AnnouncementTable, NoticeTable } from "./notice-tables.ts";
import type { PayNotificationTable, PayOrderTable } from "./pay-order-table.ts";
import type { ProcessTable, QueueItemTable } from "./queue-tables.ts";
import type { NoteSourceTable, SourcePassageTable, SourceTable } from "./source-tables.ts";
import type { TemplateStarTable, TemplateUseTable } from "./template-tables.ts";
import type { WorkIndexTable } from "./work-index-table.ts";

/** Every table, by its SQL name. Columns are text, integer or bigint only, so one SQL serves both databases. */
export type Database = {
  app_user: UserTable;
  identity: IdentityTable;
  session: SessionTable;
  login_qr: LoginQrTable;
  token_grant: TokenGrantTable;
  balance: BalanceTable;
  ledger: LedgerTable;
  generation: GenerationTable;
  process: ProcessTable;
  file: FileTable;
  setting: SettingTable;
  advice: AdviceTable;
  nps_question: NpsQuestionTable;
  moderation_finding: ModerationFindingTable;
  bibliography_cache: BibliographyCacheTable;
  captcha: CaptchaTable;
  charge: ChargeTable;
  closed_identity: ClosedIdentityTable;
  data_table: DataTableTable;
  data_table_answer: DataTableAnswerTable;
  data_table_blob: DataTableBlobTable;
  document: DocumentTable;
  document_update: DocumentUpdateTable;
  document_version: DocumentVersionTable;
  essay: EssayTable;
  essay_draft: EssayDraftTable;
  essay_library: EssayLibraryTable;
  essay_passage: EssayPassageTable;
  essay_reference: EssayReferenceTable;
  essay_ledger: EssayLedgerTable;
  invitation: InvitationTable;
  job: JobTable;
  job_step: JobStepTable;
  chart: ChartTable;
  mindtree: MindtreeTable;
  announcement: AnnouncementTable;
  notice: NoticeTable;
  note: NoteTable;
  notebook: NotebookTable;
  note_source: NoteSourceTable;
  orphan_blob: OrphanBlobTable;
  oauth_state: OauthStateTable;
  password: PasswordTable;
  pay_notification: PayNotificationTable;
  pay_order: PayOrderTable;
  queue_item: QueueItemTable;
  source: SourceTable;
  source_passage: SourcePassageTable;
  template_star: TemplateStarTable;
  template_use: TemplateUseTable;
  throttle: ThrottleTable;
  wx_event: WxEventTable;
  wx_nonce: WxNonceTable;
  word_template: WordTemplateTable;
  work_index: WorkIndexTable;
};

/** Facts of this deployment the product makes itself: keys, notices. Value is JSON. */
export type SettingTable = { key: string; value: string };

/** Answers of databases of published works, by a hash of the question. */
export type BibliographyCacheTable = { key: string; answer: Json; answered_at: Millis; expires_at: Millis };
