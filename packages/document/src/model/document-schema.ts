import { Schema } from "prosemirror-model";
import { markSpecs } from "./mark-specs.ts";
import { nodeSpecs } from "./node-specs.ts";

/** The flat document, as it is stored, exported and checked. The editor on the page groups its blocks; nothing else does. */
export const documentSchema = new Schema({ nodes: nodeSpecs, marks: markSpecs });
