/** Characters between two marks. */
const STEP_CHARACTERS = 100;
/** … in a text longer than this the marks thin out … */
const LONG_TEXT_CHARACTERS = 5000;
/** … to one every so many characters. */
const LONG_STEP_CHARACTERS = 500;

/** Characters between two marks of a text that is (or will be) `characters` long. */
export function rulerStep(characters: number): number {
  return characters > LONG_TEXT_CHARACTERS ? LONG_STEP_CHARACTERS : STEP_CHARACTERS;
}
