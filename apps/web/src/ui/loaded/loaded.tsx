import type { ReactNode } from "react";
import { listMessages as m } from "#messages/list.ts";
import { Button } from "#ui/button/button.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";

type Answer<T> = {
  data: T | undefined;
  isError: boolean;
  /** The data is of the previous query, shown until the next answer comes. */
  isPlaceholderData: boolean;
  fetchStatus: "fetching" | "paused" | "idle";
  refetch: () => Promise<unknown>;
};

type LoadedProps<T> = {
  answer: Answer<T>;
  /** What could not be had, as a title: 没取到用量. */
  failed: string;
  skeletonRows?: number;
  /** Instead of the bars: what is as large as what is to come. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
};

/** What the server answered; before that grey bars, and where nothing comes the reason and a second try. */
export function Loaded<T>({ answer, failed, skeletonRows = 6, skeleton, children }: LoadedProps<T>) {
  const { data, isError, isPlaceholderData, fetchStatus, refetch } = answer;
  const offline = fetchStatus === "paused";
  // Offline the next page never comes: the placeholder would be taken for it.
  if (data !== undefined && !(offline && isPlaceholderData)) return children(data);
  if (isError || offline) {
    return (
      <ErrorState title={failed} action={<Button onClick={() => void refetch()}>{m.again}</Button>}>
        {offline ? m.offline : m.failed}
      </ErrorState>
    );
  }
  return (
    <div aria-busy="true">
      <span className="sr">{m.loading}</span>
      {skeleton ?? <SkeletonBars rows={skeletonRows} />}
    </div>
  );
}
