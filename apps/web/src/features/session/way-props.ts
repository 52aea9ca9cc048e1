/** What every way of signing in is given by the dialog. */
export type WayProps = {
  /** Why signing in is asked for; instead of the line that explains the way. */
  reason: string | null;
  /** One tick for all ways, so that it holds when the way is changed. */
  remember: boolean;
  onRemember: (remember: boolean) => void;
};
