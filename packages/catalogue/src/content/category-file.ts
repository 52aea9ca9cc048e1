import { z } from "zod";
import { sceneIcons } from "../scene-icons.ts";
import { categoryKeySchema, keySchema } from "./scene-file.ts";
import { lineSchema, textSchema } from "./texts.ts";

/** A group inside a category: one section of its list page. */
const groupSchema = z.strictObject({
  title: textSchema,
  remark: textSchema,
  /** Keys in the order they are shown. */
  scenes: z.array(keySchema),
  /** Those of them that an English page lists in their main category only. */
  zhOnly: z.array(keySchema).optional(),
});

/** A category of scenes: `content/scenes/<folder>.yaml`, beside the folder with its scenes. */
export const categoryFileSchema = z.strictObject({
  key: categoryKeySchema,
  /** Place in the menu. */
  order: z.int(),
  /** Other names of its list page, such as `admin` and `office`. */
  aliases: z.array(keySchema).optional(),
  title: textSchema,
  remark: textSchema,
  icon: z.enum(sceneIcons),
  /** Name of the tab colour in the design tokens: `--tab-<name>`. */
  tab: lineSchema,
  groups: z.array(groupSchema),
});
export type CategoryFile = z.output<typeof categoryFileSchema>;
