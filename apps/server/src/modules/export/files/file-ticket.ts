import type { FileLink } from "@tangleaf/contract";
import { hashToken, newToken } from "../../../platform/ids.ts";
import { TICKET_VALID_MINUTES } from "../open-file.ts";

const MS_PER_SECOND = 1000;
const MS_PER_MINUTE = 60_000;

/** A new ticket, which ends with its file at the latest. */
export function newTicket(now: number, fileExpiresAt: number) {
  const ticket = newToken();
  const expiresAt = Math.min(now + TICKET_VALID_MINUTES * MS_PER_MINUTE, fileExpiresAt);
  const linkTo = (name: string): FileLink => ({
    url: `/files/${ticket}/${encodeURIComponent(name)}`,
    fileName: name,
    expiresIn: Math.floor((expiresAt - now) / MS_PER_SECOND),
  });
  return { columns: { ticketHash: hashToken(ticket), ticketExpiresAt: expiresAt }, linkTo };
}
