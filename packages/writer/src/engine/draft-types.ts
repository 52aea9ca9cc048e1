import type { CatalogueScene } from "@tangleaf/catalogue";
import type { Family } from "../banks/bank-types.ts";
import type { Units } from "../text/overlap.ts";

export type Language = "zh" | "en";

/** Values of a form by field key. */
export type Fields = Readonly<Record<string, string | number | null | undefined>>;

/** One sentence of the user's. */
export interface Atom {
  readonly text: string;
  readonly key: string;
  readonly label: string;
  /** Position among all of the user's sentences, 0 to 1. */
  readonly position: number;
  readonly size: number;
  /** Word pairs (words in English), computed once: several drafts compare them. */
  readonly units: Units;
}

export interface Piece {
  readonly text: string;
  readonly from: "user" | "bank" | "form";
}

export interface Block {
  readonly layout: "text" | "item" | "article" | "raw";
  readonly pieces: Piece[];
}

export interface Section {
  readonly name: string;
  readonly fn: string;
  readonly weight: number;
  heading: string;
  budget: number;
  readonly atoms: Atom[];
  readonly blocks: Block[];
  /** How its length is adjusted: by sentences, by items, or not at all. */
  readonly style: "prose" | "items" | "fixed";
}

export interface SceneInput {
  readonly scene: CatalogueScene;
  readonly fields: Fields;
  readonly target: number | null;
  readonly language: Language;
  readonly attempt: number;
}

/** The parsed form: values by key, the user's sentences, and the family of the scene. */
export interface Brief {
  readonly scene: CatalogueScene;
  readonly language: Language;
  readonly family: Family;
  readonly values: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
  readonly atoms: readonly Atom[];
  readonly ownText: string;
  readonly ownUnits: Units;
  readonly slots: Readonly<Record<string, string | undefined>>;
}
