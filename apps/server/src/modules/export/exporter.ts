/** Door of the export room: a text becomes a file its owner can download. */
export interface Exporter {
  /** Builds the file and a link to it that works without a session for `expiresIn` seconds. Throws generation.unknown. */
  exportText(input: {
    userId: string;
    generationId: string;
    format: "docx" | "md";
    withoutVisibleLabel: boolean;
  }): Promise<{ url: string; fileName: string; expiresIn: number }>;
  /** null for an unknown or expired ticket. */
  open(ticket: string): Promise<{ name: string; contentType: string; bytes: Uint8Array } | null>;
}
