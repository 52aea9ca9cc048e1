import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { whenIdle } from "./when-idle.ts";

/**
 * A part of the page that loads when it is first shown, with the query cache around it. What only members see, or what
 * opens on demand, goes through here, so that the first load stays inside its budget. `whenQuiet`: what a page shows before its
 * script is there, and what one does not come for, lets everything else go first.
 */
export function lazyWithQueries<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, whenQuiet = false }: { fallback?: ReactNode; whenQuiet?: boolean } = {},
): ComponentType<Props> {
  const Part = lazy(async () => {
    if (whenQuiet) await whenIdle();
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
