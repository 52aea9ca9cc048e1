/** Consecutive sections, as many in a call as it holds; one that is longer has a call of its own. `capacity`: characters of an answer. */
export function groupByCall<S extends { readonly characters: number }>(sections: readonly S[], capacity: number): S[][] {
  const groups: S[][] = [];
  let left = 0;
  for (const section of sections) {
    const last = groups.at(-1);
    if (last !== undefined && section.characters <= left) last.push(section);
    else {
      groups.push([section]);
      left = capacity;
    }
    left -= section.characters;
  }
  return groups;
}
