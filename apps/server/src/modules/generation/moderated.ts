import { AppError } from "../../platform/errors.ts";
import type { Moderation } from "../../ports/moderation.ts";
import { withFindings } from "../moderation-log/moderation-log.ts";
import type { GenerationOptions } from "./options.ts";

/** The end of an id is enough to find it by, and short enough to be read out. */
const ENTRY_SHOWN = 8;

type About = { readonly userId: string; readonly kind: string; readonly generationId: string | null };

/** Looks at what a person sends and keeps what is found. A refusal for it (content.blocked) gets the number to appeal with. */
export async function moderated<T>(
  deps: Pick<GenerationOptions, "moderation" | "moderationLog">,
  about: About,
  look: (looking: { moderation: Moderation }) => T | Promise<T>,
): Promise<T> {
  const { moderation, findings } = withFindings(deps.moderation);
  const keep = () => deps.moderationLog.keep({ ...about, side: "input", findings });
  try {
    const seen = await look({ moderation });
    await keep();
    return seen;
  } catch (error) {
    const entry = await keep();
    if (!(error instanceof AppError) || error.reason !== "content.blocked" || entry === null) throw error;
    throw new AppError(
      error.reason,
      { ...error.details, params: { ...error.details.params, entry: entry.slice(-ENTRY_SHOWN) } },
      error.message,
    );
  }
}
