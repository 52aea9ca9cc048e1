/** The sample writer's name, as a person reads it. */
export const WRITER_NAME = { zh: "样例写手", en: "Sample writer" } as const;
