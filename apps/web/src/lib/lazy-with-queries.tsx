import { type ComponentType, lazy, type ReactNode, Suspense } from "react";

/**
 * A part of the page that loads when it is first shown, with the query cache around it. What only members see, or what
 * opens on demand, goes through here, so that the first load stays inside its budget. `after`: what a stored page shows
 * without its script waits for that (`whenIdle`). Its element must be the same in each rendering of its parent: given other props before
 * its script is there, it would be drawn anew.
 */
export function lazyWithQueries<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, after }: { fallback?: ReactNode; after?: () => Promise<void> } = {},
): ComponentType<Props> {
  const Part = lazy(async () => {
    await after?.();
    const [{ QueryScope }, Inside] = await Promise.all([import("./query-scope.tsx"), load()]);
    return {
      default: (props: Props) => (
        <QueryScope>
          <Inside {...props} />
        </QueryScope>
      ),
    };
  });
  return (props: Props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
}
