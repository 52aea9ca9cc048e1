import type { CatalogueScene } from "@tangleaf/catalogue";
import type { Family } from "../banks/bank-types.ts";
import type { Forms } from "../banks/forms-types.ts";

type Voice = keyof Forms["self"];

const BY_FAMILY: Readonly<Record<Family, Voice>> = {
  report: "person",
  request: "office",
  notice: "office",
  speech: "person",
  reflect: "person",
  apply: "person",
  plan: "group",
  academic: "paper",
  news: "group",
  social: "person",
  ad: "group",
  script: "person",
};

/** Who writes: the person, the group or the institution, as a word of the language. */
export function selfOf(input: { scene: CatalogueScene; family: Family; values: Readonly<Record<string, string>>; forms: Forms }): string {
  const { scene, family, values, forms } = input;
  if (family === "report") {
    if (values["department"]) return forms.self.department;
    if (scene.category === "gongwen" && !values["job"]) return forms.self.office;
    if (values["project"] || values["activityName"] || values["class"] || scene.category === "startup") return forms.self.group;
  }
  if (family === "request" && !scene.form.some(({ key }) => key === "company" || key === "department")) {
    return values["name"] && scene.key !== "purchaseApply" ? forms.self.person : forms.self.group;
  }
  if (family === "request" && scene.category !== "gongwen") return forms.self.company;
  if (family === "plan" && scene.category === "college") return scene.output.register === "campus" ? forms.self.person : forms.self.group;
  if (family === "plan" && scene.category === "gongwen") return forms.self.office;
  return forms.self[BY_FAMILY[family]];
}
