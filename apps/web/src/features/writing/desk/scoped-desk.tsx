import { QueryScope } from "#lib/query-scope.tsx";
import type { DeskProps } from "./desk.tsx";
import { SceneDesk } from "./scene-desk.tsx";

/** The desk with the query cache around it: one chunk. */
export function ScopedDesk(props: DeskProps) {
  return (
    <QueryScope>
      <SceneDesk {...props} />
    </QueryScope>
  );
}
