/** Steps a table keeps. */
export const STEPS_MAX = 500;
