import { firstComplete, formFor } from "./fill-slots.ts";
import type { Context } from "./context.ts";

/** Title of the text, or "" where the genre has none. */
export function titleOf(context: Context): string {
  const { scene } = context.brief;
  const own = firstComplete(context.forms.titles[scene.key], context);
  if (own !== null) return own;
  if (context.forms.titles[scene.key]) return scene.title[context.brief.language];
  return firstComplete(formFor(context.forms.titles, context), context) ?? scene.title[context.brief.language];
}
