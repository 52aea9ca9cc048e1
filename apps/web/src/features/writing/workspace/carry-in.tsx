import type { Scene } from "@tangleaf/contract";
import { useQuery } from "@tanstack/react-query";
import type { Dispatch } from "react";
import { queryClient } from "#lib/query-client.ts";
import { useSession } from "#lib/session-store.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { lastTextQuery } from "../api.ts";
import { fillFields } from "../form/fill-fields.ts";
import { type FormAction, valuesFrom } from "../form/form-state.ts";
import { fieldsOf } from "../store/writing-state.ts";
import css from "./scene-workspace.module.css";

/** 带入上次填写: the inputs of the last text of this scene, in one click. Absent where there is none. */
export function CarryIn({ scene, dispatch }: { scene: Scene; dispatch: Dispatch<FormAction> }) {
  const signedIn = useSession((state) => state.token !== null);
  const { data: last } = useQuery({ ...lastTextQuery(scene.sceneType), enabled: signedIn });
  if (!signedIn || !last || !fieldsOf(last)) return null;
  return (
    <button type="button" className={css["carry"]} onClick={() => void carryIn(scene, dispatch)}>
      {m.form.carryIn}
    </button>
  );
}

export async function carryIn(scene: Scene, dispatch: Dispatch<FormAction>): Promise<void> {
  const last = await queryClient.fetchQuery(lastTextQuery(scene.sceneType)).catch(() => null);
  const fields = last ? fieldsOf(last) : null;
  if (!fields) {
    toast({ tone: "info", title: m.form.nothingToCarry, pill: true });
    return;
  }
  fillFields({ scene, dispatch, values: valuesFrom(scene.form, fields), source: "last" });
}
