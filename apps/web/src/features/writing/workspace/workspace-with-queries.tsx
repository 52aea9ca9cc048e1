import { QueryScope } from "#lib/query-scope.tsx";
import { SceneWorkspace } from "./scene-workspace.tsx";
import type { WorkspaceProps } from "./workspace.tsx";

/** The workspace with the query cache around it: one chunk. */
export function WorkspaceWithQueries(props: WorkspaceProps) {
  return (
    <QueryScope>
      <SceneWorkspace {...props} />
    </QueryScope>
  );
}
