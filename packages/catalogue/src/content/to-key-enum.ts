import { z } from "zod";

/** Makes a schema that takes the keys of a table. */
export const toKeyEnum = <K extends string>(table: Readonly<Record<K, unknown>>) => z.enum(Object.keys(table) as [K, ...K[]]);
