import type { Millis } from "./column-types.ts";

/** A notification of the payment platform that was acted on. */
export type PayNotificationTable = { id: string; nonce_key: string; order_id: string; event: string; created_at: Millis };
