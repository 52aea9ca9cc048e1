import type { Scene } from "@tangleaf/contract";
import type { Dispatch } from "react";
import { queryClient } from "#lib/query-client.ts";
import { useSession } from "#lib/session-store.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { lastTextQuery } from "../api.ts";
import { type FormAction, valuesFrom } from "../form/form-state.ts";
import { fieldsOf } from "../store/writing-state.ts";
import css from "./scene-workspace.module.css";

/** 带入上次填写: the inputs of the last text of this scene, in one click. */
export function CarryIn({ scene, dispatch }: { scene: Scene; dispatch: Dispatch<FormAction> }) {
  const signedIn = useSession((state) => state.token !== null);
  if (!signedIn) return null;
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
  dispatch({ type: "filled", values: valuesFrom(scene.form, fields) });
  toast({ tone: "ok", title: m.form.carriedIn, pill: true });
}
