// Finds the regular expressions of a source text: literals, and what `new RegExp` is given where it is known without running.
import ts from "typescript";

/** @typedef {{ source: string, flags: string, line: number }} Expression */

/** @param {string} path @param {string} text @returns {Expression[]} in their order */
export function findExpressions(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const constants = constantsOf(file);
  const found = [];
  const add = (node, source, flags) =>
    found.push({ source, flags, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 });
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) add(node, ...partsOf(node.text));
    if (isConstructor(node)) {
      const source = textOf(node.arguments?.[0], constants);
      if (source !== null) add(node, source, textOf(node.arguments?.[1], constants) ?? "");
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** @param {string} literal @returns {[source: string, flags: string]} */
function partsOf(literal) {
  const end = literal.lastIndexOf("/");
  return [literal.slice(1, end), literal.slice(end + 1)];
}

function isConstructor(node) {
  return (ts.isNewExpression(node) || ts.isCallExpression(node)) && ts.isIdentifier(node.expression) && node.expression.text === "RegExp";
}

/** Values of the constants at the top of a file, by name. */
function constantsOf(file) {
  const constants = new Map();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer !== undefined) constants.set(name.text, initializer);
    }
  }
  return constants;
}

/** The string an expression of the language has, null where it depends on anything but constants of its file. */
function textOf(node, constants) {
  if (node === undefined) return null;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node)) return joined(node, ({ text }) => text, constants);
  if (ts.isTaggedTemplateExpression(node)) return isRawTag(node.tag) ? rawTextOf(node.template, constants) : null;
  if (ts.isIdentifier(node)) return textOf(constants.get(node.text), constants);
  if (ts.isPropertyAccessExpression(node) && node.name.text === "source") return sourceOf(node.expression, constants);
  return null;
}

function isRawTag(tag) {
  return (
    ts.isPropertyAccessExpression(tag) && ts.isIdentifier(tag.expression) && tag.expression.text === "String" && tag.name.text === "raw"
  );
}

function rawTextOf(template, constants) {
  return ts.isTemplateExpression(template) ? joined(template, rawOf, constants) : rawOf(template);
}

/** The parser keeps the text as it is written in `rawText`. */
const rawOf = ({ rawText, text }) => rawText ?? text;

function joined(template, read, constants) {
  const parts = template.templateSpans.map(({ expression, literal }) => [textOf(expression, constants), read(literal)]);
  return parts.some(([value]) => value === null) ? null : read(template.head) + parts.flat().join("");
}

/** `NAME.source` of a constant that is an expression. */
function sourceOf(node, constants) {
  const value = ts.isIdentifier(node) ? constants.get(node.text) : node;
  return value !== undefined && ts.isRegularExpressionLiteral(value) ? partsOf(value.text)[0] : null;
}
