import type { EditAction } from "@tangleaf/contract";

const ORDER: Readonly<Record<EditAction, number>> = { rewrite: 0, polish: 1, expand: 2, condense: 3 };

const isAction = (key: string): key is EditAction => key in ORDER;

/** The four changes of a passage, in the order of the menu. */
export const EDIT_ACTIONS_LIST: readonly EditAction[] = Object.keys(ORDER).filter(isAction);
