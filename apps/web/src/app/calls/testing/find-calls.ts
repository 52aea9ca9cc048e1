import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** Who says what a call comes to; `background`: nobody. */
export type Said = "page" | "action" | "screen" | "background";
/** `passed`: whoever calls the function it stands in decides. `stream`: it is not made by `call`. */
type Mode = Said | "passed" | "stream";
type FoundCall = { readonly path: string; readonly file: string; readonly mode: Mode };

const CALLERS = new Set(["call", "callForBytes", "send", "uploadFile"]);
const UPLOAD = "/api/file/upload";

/** For tests: every call of the contract that the sources of the page make, with who says what it comes to. */
export function findCalls(root: string): FoundCall[] {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file) && file !== "lib/api-client.ts",
  );
  return files.sort().flatMap((file) => callsOf(file, readFileSync(join(root, file), "utf8")));
}

function callsOf(file: string, text: string): FoundCall[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const found: FoundCall[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && CALLERS.has(node.expression.text)) {
      const [at, , options] = node.arguments;
      const caller = node.expression.text;
      const paths = caller === "uploadFile" ? [UPLOAD] : at === undefined ? [] : pathsOf(at, source);
      const given = caller === "uploadFile" ? node.arguments[1] : options;
      for (const path of paths) found.push({ path, file, mode: caller === "send" ? "stream" : modeOf(given, source) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The addresses an argument may be: written there, or every one in the declaration of its name. */
function pathsOf(at: ts.Node, source: ts.SourceFile): string[] {
  if (ts.isStringLiteral(at)) return [at.text];
  if (!ts.isIdentifier(at)) return [];
  const declaration = declarationOf(at.text, source);
  return declaration === undefined ? [] : [...declaration.getText(source).matchAll(/"(\/api\/\w[\w/]*)"/g)].map(([, path]) => path ?? "");
}

function modeOf(options: ts.Node | undefined, source: ts.SourceFile): Mode {
  if (options === undefined) return "page";
  if (ts.isIdentifier(options)) {
    const declaration = declarationOf(options.text, source);
    return declaration !== undefined && ts.isVariableDeclaration(declaration) && declaration.initializer !== undefined
      ? modeOf(declaration.initializer, source)
      : "passed";
  }
  const inner = ts.isAsExpression(options) ? options.expression : options;
  if (!ts.isObjectLiteralExpression(inner)) return "passed";
  let mode: Mode = "page";
  for (const property of inner.properties) {
    if (ts.isSpreadAssignment(property) && ts.isIdentifier(property.expression)) {
      const spread = modeOf(property.expression, source);
      if (spread !== "page") mode = spread;
    } else if (ts.isPropertyAssignment(property) && property.name.getText(source) === "shownBy")
      mode = ts.isStringLiteral(property.initializer) ? (property.initializer.text as Mode) : "passed";
    else if (ts.isPropertyAssignment(property) && property.name.getText(source) === "background") mode = "background";
  }
  return mode;
}

function declarationOf(name: string, source: ts.SourceFile): ts.VariableDeclaration | ts.ParameterDeclaration | undefined {
  let found: ts.VariableDeclaration | ts.ParameterDeclaration | undefined;
  const visit = (node: ts.Node): void => {
    if ((ts.isVariableDeclaration(node) || ts.isParameter(node)) && ts.isIdentifier(node.name) && node.name.text === name) found ??= node;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
