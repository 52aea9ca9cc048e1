import type { BalanceTable } from "./balance-table.ts";
import type { FileTable } from "./file-table.ts";
import type { GenerationTable } from "./generation-table.ts";
import type { IdentityTable } from "./identity-table.ts";
import type { LedgerTable } from "./ledger-table.ts";
import type { LoginQrTable } from "./login-qr-table.ts";
import type { ProcessTable } from "./process-table.ts";
import type { SessionTable } from "./session-table.ts";
import type { SettingTable } from "./setting-table.ts";
import type { TokenGrantTable } from "./token-grant-table.ts";
import type { UserTable } from "./user-table.ts";

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
};
