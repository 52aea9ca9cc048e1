import type { ComponentProps } from "react";
import { Contents } from "./contents.tsx";
import { Tools } from "./tools.tsx";

/** What stands under the first view and is links alone. It is in the stored page; its script comes after everything one sees first. */
export function BelowHero({ chapters }: ComponentProps<typeof Contents>) {
  return (
    <>
      <Tools />
      <Contents chapters={chapters} />
    </>
  );
}
