import { capitalize } from "../text/capitalize.ts";
import type { Context } from "./context.ts";
import { firstComplete, formFor } from "./fill-slots.ts";

/** Title of the text, or "" where the genre has none. */
export function titleOf(context: Context): string {
  const { scene, language } = context.brief;
  const own = firstComplete(context.forms.titles[scene.key], context);
  if (own !== null) return language === "en" ? capitalize(own) : own;
  if (context.forms.titles[scene.key]) return scene.title[context.brief.language];
  const shared = firstComplete(formFor(context.forms.titles, context), context) ?? scene.title[language];
  return language === "en" ? capitalize(shared) : shared;
}
