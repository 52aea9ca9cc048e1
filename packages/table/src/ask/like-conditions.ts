import type { Condition } from "../plan/plan-schema.ts";
import { askBack, type Question } from "./question.ts";

/** 姓陈, 标题里有测评或者挑战的: texts that hold a piece. Denied, or said of two, it is asked back. */
export function likeConditions(said: Question): Condition[] {
  const likes = said.open("like");
  if (likes.length > 1 || (likes.length > 0 && said.says("not"))) askBack();
  return likes.map((token): Condition => {
    token.used = true;
    const { col, as, pieces } = token.entry;
    const all = pieces.map((piece): Condition => ({ col, is: as, value: piece }));
    return all.length === 1 && all[0] !== undefined ? all[0] : { any: all };
  });
}
