import type { Variant } from "@tangleaf/contract";

/** An order in the view of its provider. */
export type PaymentState = {
  /** unknown: the provider has no such order. */
  readonly state: "unpaid" | "paid" | "closed" | "refunded" | "unknown";
  /** The provider's number of the payment. */
  readonly transactionId: string | null;
  /** What was asked for, in fen. */
  readonly amountFen: number | null;
  readonly paidAt: number | null;
};

/** A notification, verified and decrypted. */
export type PaymentNotification = {
  readonly id: string;
  /** timestamp + nonce of the call: seen again with another notification it is a forgery. */
  readonly nonceKey: string;
  readonly event: string;
  readonly orderId: string;
  readonly payment: PaymentState;
};

/** A line of a provider's bill of one day. */
export type BillLine = {
  readonly orderId: string;
  readonly transactionId: string;
  readonly kind: "payment" | "refund";
  readonly amountFen: number;
  readonly at: number;
};

/** A call of a provider, with its body as it came: signatures cover the very bytes. */
export type ProviderCall = { readonly headers: Readonly<Record<string, string | undefined>>; readonly body: string };

/**
 * A provider people pay through. Methods that call it throw AppError pay.platformFailed when it does not answer or refuses;
 * the signature of every answer is checked.
 */
export interface PaymentProvider {
  /** Stored with every order and notification, so it never changes. No two providers have the same. */
  readonly name: string;
  /** The app that scans its codes, as people call it. */
  readonly appName: Readonly<Record<Variant, string>>;
  /** Path on this site for its notifications. */
  readonly notifyPath: string;
  /** Whole address for its notifications, where the operator has set one; null = `notifyPath` on this site. */
  readonly notifyUrl: string | null;
  /** Opens an order that can be paid until `expiresAt`. The same order may be opened again with the same values. */
  open(input: { orderId: string; description: string; amountFen: number; expiresAt: number; notifyUrl: string }): Promise<{
    /** What the QR encodes. */
    codeUrl: string;
  }>;
  ask(orderId: string): Promise<PaymentState>;
  /** closed: can no longer be paid; paid: was paid before; later: the platform wants to be called again. */
  close(orderId: string): Promise<"closed" | "paid" | "later">;
  refund(input: { orderId: string; refundId: string; amountFen: number; totalFen: number; reason: string }): Promise<"done" | "processing">;
  /** Throws notification.forged for a wrong or old signature, or content for another merchant. */
  readNotification(call: ProviderCall): Promise<PaymentNotification>;
  /** Body of the answer to a notification, in the provider's format; `refused` names the reason it was refused for. */
  answerNotification(refused: string | null): { readonly type: string; readonly body: string };
  /** Bill of one Asia/Shanghai day (2026-11-21); empty for a day without payments. */
  bill(day: string): Promise<readonly BillLine[]>;
}
