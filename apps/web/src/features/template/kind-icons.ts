/** Icons of the kinds of templates, by their keys, from those of the catalogue: a closed sidebar shows nothing else of a kind. */
export const KIND_ICONS: Readonly<Record<string, string>> = {
  thesis: "graduation-cap",
  proposal: "notebook",
  review: "book-open-text",
  journal: "newspaper",
  course: "article",
  survey: "clipboard-text",
  practice: "hand-heart",
  lab: "flask",
  professional: "certificate",
  kepu: "lightbulb",
  speech: "microphone-stage",
  contest: "medal",
  startup: "rocket-launch",
};
