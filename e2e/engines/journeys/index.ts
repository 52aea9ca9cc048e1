import { askTable } from "./ask-table.ts";
import { dark } from "./dark.ts";
import { drawChart } from "./draw-chart.ts";
import { editNote } from "./edit-note.ts";
import { editText } from "./edit-text.ts";
import { growTree } from "./grow-tree.ts";
import type { Journey } from "./journey.ts";
import { keyboardOnly } from "./keyboard-only.ts";
import { payForTokens } from "./pay.ts";
import { signIn } from "./sign-in.ts";
import { twoTabs } from "./two-tabs.ts";
import { writeEssay } from "./write-essay.ts";
import { writeText } from "./write-text.ts";

/** What people come for most, tried in old browsers and over plain http too. */
export const MAIN_JOURNEYS: readonly Journey[] = [writeText, signIn, editText, writeEssay, editNote, twoTabs, growTree, askTable];

export const JOURNEYS: readonly Journey[] = [...MAIN_JOURNEYS, drawChart, payForTokens, dark, keyboardOnly];
