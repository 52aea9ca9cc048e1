export * from "./write-workbook.ts";
