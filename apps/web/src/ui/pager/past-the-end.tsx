import { listMessages as m } from "#messages/list.ts";
import { Button } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";

/** A page beyond the last: an old link, or rows that have gone since. */
export function PastTheEnd({ onFirst }: { onFirst: () => void }) {
  const { cells, title, text, action } = m.pastTheEnd;
  return (
    <EmptyState cells={cells} title={title} action={<Button onClick={onFirst}>{action}</Button>}>
      {text}
    </EmptyState>
  );
}
