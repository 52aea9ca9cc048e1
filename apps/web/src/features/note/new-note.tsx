import { webPaths } from "@tangleaf/contract/web-paths";
import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { Alone, Opening, Ways } from "#features/document/document-frame.tsx";
import { SignInFirst } from "#features/document/document-page.tsx";
import { call } from "#lib/api-client.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { useSession } from "#lib/session-store.ts";
import { noteMessages as m } from "#messages/note.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { NOTE_PLACE } from "./note-page.tsx";

/** Makes a blank note, once, and goes on to it; the way back leads past this address. */
export function NewNote() {
  const signedIn = useSession((state) => state.token !== null);
  const restored = useSession((state) => state.restored);
  const [params] = useSearchParams();
  const notebookId = params.get("in");
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  // One wish, however often it is sent.
  const request = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew
  useEffect(() => {
    if (!signedIn) return;
    let waits = true;
    setProblem(null);
    if (request.current === "") request.current = newUuid();
    const make = async () => {
      try {
        const folder = notebookId === null ? {} : { notebookId };
        const { noteId } = await call("/api/note/create", { requestId: request.current, ...folder }, { shownBy: "action" });
        if (!waits) return;
        void refreshAnswers(queryKeys.notes.all, queryKeys.notebooks);
        void navigate(webPaths.note(noteId), { replace: true });
      } catch (error) {
        if (waits) setProblem(error instanceof Error ? error.message : "");
      }
    };
    void make();
    return () => {
      waits = false;
    };
  }, [signedIn, notebookId, navigate, attempt]);
  if (restored && !signedIn) return <SignInFirst place={NOTE_PLACE} />;
  if (problem === null) return <Opening place={NOTE_PLACE} words={m.create.working} />;
  return (
    <Alone>
      <ErrorState
        heading="h1"
        title={m.create.failed}
        action={
          <Ways>
            <Button tone="solid" onClick={() => setAttempt(attempt + 1)}>
              {m.create.again}
            </Button>
            <ButtonLink to={webPaths.notebookIndex("all")}>{m.create.list}</ButtonLink>
          </Ways>
        }
      >
        {problem}
      </ErrorState>
    </Alone>
  );
}
