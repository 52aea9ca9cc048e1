import type { IdeaWay, Variant } from "@tangleaf/contract";

type TreeFrame = {
  readonly fields: Readonly<Record<"path" | "siblings" | "children" | "offered" | "topic" | "material", string>>;
  /** Stands between the nodes of a path. */
  readonly step: string;
  ideas(asked: { how: IdeaWay; want: number; most: number }): string;
  draft(asked: { depth: number; breadth: number; most: number; hasMaterial: boolean }): string;
};

/** What prompts say about ideas for mind trees. The nodes themselves stand in the fence. */
export const treeFrames: Readonly<Record<Variant, TreeFrame>> = {
  zh: {
    fields: {
      path: "从根到这个节点",
      siblings: "和它并列的节点",
      children: "它下面已有的节点",
      offered: "给过而没有要的点子",
      topic: "主题",
      material: "材料",
    },
    step: " → ",
    ideas: ({ how, want, most }) =>
      [
        `任务：这是一棵思维树里的一支。给最后那个节点想 ${want} 个下一级节点。`,
        {
          diverge: "发散：从不同的角度想，角度之间互不重叠，至少有一个是容易漏掉的。",
          steps: "拆步骤：把它拆成依次要做的步骤，每一步以动词开头，按先后排列。",
          examples: "举例：举具体的例子，一个一种情形；材料里没有的人名、数字和出处不编。",
          opposite: "反面：想反对的理由、不成立的情形、会出的岔子。",
          ask: "追问：提出该弄清楚的问题，每个都是一句问话。",
        }[how],
        `每行一个，只写这个节点的文字，${most} 字以内；不编号，不加符号，不解释。和已有的、给过的节点意思相同的都不要。`,
      ].join("\n"),
    draft: ({ depth, breadth, most, hasMaterial }) =>
      [
        `任务：为这个主题画一棵思维树的草图，根不写，根下面 ${depth} 级，每个节点下面最多 ${breadth} 个。`,
        hasMaterial ? "材料里写到的要点都要有地方放；材料没有写到的事实、人名和数字不编。" : "角度之间互不重叠；不编造人名、数字和出处。",
        `每行一个节点，下一级比上一级多缩进两个空格；每个 ${most} 字以内，不编号，不加符号，不解释。`,
      ].join("\n"),
  },
  en: {
    fields: {
      path: "From the root to the node",
      siblings: "Nodes beside it",
      children: "Nodes it has below it",
      offered: "Ideas that were offered and not taken",
      topic: "Topic",
      material: "Material",
    },
    step: " → ",
    ideas: ({ how, want, most }) =>
      [
        `Task: this is a branch of a mind map. Think of ${want} nodes to stand below the last one.`,
        {
          diverge: "Go wide: from different angles that do not overlap, at least one of them easily missed.",
          steps: "Steps: what has to be done, in its order, each beginning with a verb.",
          examples: "Examples: concrete cases, each of another kind. Names, figures and sources that are not given are not made up.",
          opposite: "The other side: reasons against it, cases where it does not hold, what may go wrong.",
          ask: "Questions: what has to be found out, each as one question.",
        }[how],
        `One a line, the words of the node alone, ${most} characters at most; no numbers, no marks, no explanation. None that says the same as a node or an idea that is there already.`,
      ].join("\n"),
    draft: ({ depth, breadth, most, hasMaterial }) =>
      [
        `Task: sketch a mind map of this topic: not the root, ${depth} levels below it, ${breadth} nodes at most below each.`,
        hasMaterial
          ? "Every point of the material has a place; facts, names and figures it does not give are not made up."
          : "Angles do not overlap; names, figures and sources are not made up.",
        `One node a line, each level indented by two more spaces, ${most} characters a node at most; no numbers, no marks, no explanation.`,
      ].join("\n"),
  },
};
