import type { CategoryKey, Group } from "../scene-schema.ts";
import { college } from "./college.ts";
import { document } from "./document.ts";
import { gongwen } from "./gongwen.ts";
import { redbook } from "./redbook.ts";
import { shortVideo } from "./short-video.ts";
import { startup } from "./startup.ts";
import { tool } from "./tool.ts";
import { work } from "./work.ts";
import { yingxiao } from "./yingxiao.ts";

/** Every scene is in exactly one group of each category it is listed under. */
export const groups: Readonly<Record<CategoryKey, readonly Group[]>> = {
  college,
  gongwen,
  shortVideo,
  redbook,
  work,
  yingxiao,
  startup,
  tool,
  document,
};
