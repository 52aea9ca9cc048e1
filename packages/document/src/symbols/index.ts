export { characterOf, isKnownSymbolFont, isSymbolFont, readSigns, readSymbol } from "./read-symbol.ts";
