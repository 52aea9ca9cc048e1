let wanted = false;

/** The next form that opens takes the focus: somebody chose its scene by keyboard. */
export function wantFormFocus(): void {
  wanted = true;
}

/** Whether a form is to take the focus now; asks once. */
export function takeFormFocus(): boolean {
  const now = wanted;
  wanted = false;
  return now;
}
