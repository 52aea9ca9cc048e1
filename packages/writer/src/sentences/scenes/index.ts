import type { SceneSentences } from "../sentence-types.ts";
import { weeklyReport } from "./weekly-report.ts";

/** Scenes with sentences of their own; the rest are written with those of their genre. */
export const SCENE_SENTENCES: readonly SceneSentences[] = [weeklyReport];
