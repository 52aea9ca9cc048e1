// What the parts of a scene file must keep to together. The types name only what is read here, so that the schema can use these checks.
type Text = { readonly zh: string; readonly en: string };
type Field = {
  readonly key: string;
  readonly label: Text;
  readonly type: string;
  readonly required: boolean;
  readonly placeholder: Text;
  readonly default?: number | undefined;
  readonly step?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
};
type Form = { readonly key: string; readonly form: readonly Field[]; readonly output: { readonly unit: string } };
type Refuse = (path: PropertyKey[], message: string) => void;

/** Fields that may stay empty: those of the product's definition, and those the catalogue adds. */
const OPTIONAL_KEYS = ["advantage", "reason", "selfinfo", "content", "budget", "problem", "requirement", "sender", "schedule"];
/** Time and place are known when minutes are written, but nobody has to look them up first. */
const OPTIONAL_IN_MINUTES = ["timeSpan", "place"];
export const MINUTES = ["gwMinutes", "meetingMinutes", "polishMeetingLog", "classMeeting", "counsellorTalk"];
/** Its form is set: a topic and a length. */
const WITHOUT_TEXTAREA = ["brainStorming"];
const TELLS_NOTHING = /^(enter|fill in|input|please|list the points)\b|^e\.g\. paste|请输入|请填写|^比如：(粘贴|选)/i;

/** Checks the fields of a form one by one, and that together they ask for what a text needs. */
export function checkForm({ key, form, output }: Form, refuse: Refuse): void {
  for (const [n, field] of form.entries()) {
    const at = ["form", n];
    if (form.findIndex((other) => other.key === field.key) < n) refuse([...at, "key"], "Another field has this key.");
    if (field.type === "number") checkNumber(field, (name, message) => refuse([...at, name], message));
    else checkPlaceholder(field, (message) => refuse([...at, "placeholder"], message));
    const mayStayEmpty = OPTIONAL_KEYS.includes(field.key) || (MINUTES.includes(key) && OPTIONAL_IN_MINUTES.includes(field.key));
    if (!field.required && !mayStayEmpty)
      refuse([...at, "required"], `Write true. Only these may stay empty: ${OPTIONAL_KEYS.join(", ")}.`);
    if (field.key === "length" && n !== form.length - 1) refuse(at, "The length comes last.");
  }
  if (!form.some(({ required, type }) => required && type !== "number")) refuse(["form"], "Make one field of text required.");
  if (!form.some(({ type }) => type === "textarea") && !WITHOUT_TEXTAREA.includes(key))
    refuse(["form"], "Give what the person knows a field of the type textarea.");
  const hasLength = form.some((field) => field.key === "length");
  if (hasLength === (output.unit === "source"))
    refuse(["output", "unit"], hasLength ? "Write char or item: the form asks for a length." : "Write source, or give the form a length.");
}

function checkNumber({ default: start, step, min, max }: Field, refuse: (name: string, message: string) => void): void {
  const numbers = { default: start, step, min, max };
  const missing = Object.entries(numbers).filter(([, value]) => value === undefined);
  for (const [name] of missing) refuse(name, "is missing. Write a number.");
  if (start === undefined || step === undefined || min === undefined || max === undefined) return;
  if (step < 1) refuse("step", "Write 1 or more.");
  if (min < 1) refuse("min", "Write 1 or more.");
  if (start < min || start > max) refuse("default", `Write a number from ${min} to ${max}.`);
  if ((start - min) % step !== 0) refuse("default", `Write a number whole steps of ${step} above ${min}.`);
  if ((max - min) % step !== 0) refuse("max", `Write a number whole steps of ${step} above ${min}.`);
}

function checkPlaceholder({ label, placeholder: { zh, en } }: Field, refuse: (message: string) => void): void {
  const isExample = zh.startsWith("比如：") && en.startsWith("e.g. ");
  const isRequest = zh.startsWith("粘贴") && en.startsWith("Paste ");
  if (!isExample && !isRequest) refuse("Begin with “比如：” and “e.g. ”, or with “粘贴” and “Paste ”.");
  if (TELLS_NOTHING.test(zh) || TELLS_NOTHING.test(en) || zh.endsWith(`：${label.zh}`)) refuse("Write an example instead of a request.");
}

/** Checks that an example is given only for fields that are there, in their type. */
export function checkExample(
  scene: Pick<Form, "form"> & { example?: Readonly<Record<string, unknown>> | undefined },
  refuse: Refuse,
): void {
  for (const [key, value] of Object.entries(scene.example ?? {})) {
    const field = scene.form.find((one) => one.key === key);
    if (field === undefined) refuse(["example", key], `The form has no such field. Known: ${scene.form.map((one) => one.key).join(", ")}.`);
    else if ((field.type === "number") !== (typeof value === "number"))
      refuse(["example", key], field.type === "number" ? "Write a number." : "Write zh and en below it.");
  }
}

type Recipe = {
  readonly output: { readonly kind: string; readonly register: string };
  readonly recipe: { readonly structure: readonly { readonly weight: number }[]; readonly en: { readonly task: string } };
};

/** Checks that the sections share the whole text, and that the English task is one sentence of what to do. */
export function checkRecipe({ output, recipe }: Recipe, refuse: Refuse): void {
  const sum = recipe.structure.reduce((total, { weight }) => total + weight, 0);
  if (sum !== 100) refuse(["recipe", "structure"], `The weights add up to ${sum}. Make them add up to 100.`);
  const isOnSource = output.kind === "transform" || output.register === "tool";
  const isTask = (isOnSource ? /^[A-Z][a-z]+ [^.!?]+\.$/ : /^Write [^.!?]+\.$/).test(recipe.en.task);
  if (!isTask) refuse(["recipe", "en", "task"], `Write one sentence that begins with ${isOnSource ? "what is done" : "“Write”"}.`);
}
