export { type TableFacts, tableFacts } from "./table-facts.ts";
