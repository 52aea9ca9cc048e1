import type { TemplateNode, TemplateSource } from "./template.ts";
import templates from "./templates.gen.json" with { type: "json" };

/** A template as it is served: with its address, and what it is found by when somebody types letters. */
export type EssayTemplate = TemplateSource & {
  readonly pubId: string;
  /** Eight characters of a hash of its text: another text is another version. */
  readonly version: string;
  /** Of its title, its major and each keyword: whole syllables, and their first letters. */
  readonly letters: { readonly pinyin: readonly string[]; readonly initials: readonly string[] };
};

// Not parsed again here: `npm run check` compares the generated file with the sources, and the templates' test parses them.
const byId = new Map(templates.map((template) => [template.pubId, template]));

/** All templates, by discipline and slug. */
export function allTemplates(): readonly EssayTemplate[] {
  return templates;
}

/** The template with exactly this address; null when there is none. */
export function findTemplate(pubId: string): EssayTemplate | null {
  return byId.get(pubId) ?? null;
}

/** The lines of a skeleton with those below them, in their order. */
export function templateNodes(nodes: readonly TemplateNode[]): TemplateNode[] {
  return nodes.flatMap((node) => [node, ...templateNodes(node.children ?? [])]);
}
