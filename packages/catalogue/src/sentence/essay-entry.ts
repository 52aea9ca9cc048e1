/** Found among the scenes: the essays, which have a way of their own. */
export const ESSAY_KEY = "essay";
