import type { ComponentProps } from "react";
import { Contents } from "./contents.tsx";
import { Perks } from "./perks.tsx";
import { Tools } from "./tools.tsx";

type BelowHeroProps = ComponentProps<typeof Contents> & ComponentProps<typeof Perks>;

/** What stands under the first view. It is in the stored page; its script comes after everything one sees first. */
export function BelowHero({ chapters, freeWord }: BelowHeroProps) {
  return (
    <>
      <Tools />
      <Contents chapters={chapters} />
      <Perks freeWord={freeWord} />
    </>
  );
}
