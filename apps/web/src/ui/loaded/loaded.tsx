import type { ReactNode } from "react";
import { failureText } from "#lib/api-error.ts";
import { listMessages as m } from "#messages/list.ts";
import { Button } from "#ui/button/button.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";

type Answer<T> = {
  data: T | undefined;
  isError: boolean;
  error: unknown;
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
  const { data, isError, error, refetch } = answer;
  if (data !== undefined) return children(data);
  if (isError) {
    return (
      <ErrorState title={failed} action={<Button onClick={() => void refetch()}>{m.again}</Button>}>
        {failureText(error, m.failed)}
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
