// Small changes that a test should notice: where a source has room for them, and a draw that is the same each time.
import { parseSync } from "vite";

const SWAPPED = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "==": "!=",
  "!=": "==",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "&&": "||",
  "||": "&&",
  "+=": "-=",
  "-=": "+=",
};

/**
 * Every place of a TypeScript source where one small change makes another program, in the order of the text. `start` and `end`
 * are offsets of what `to` replaces, `line` counts from 1. Types, texts and comments are left alone.
 */
export function mutationsOf(path, source) {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0].message}`);
  const found = [];
  const add = (what, start, end, to) =>
    found.push({ what, line: source.slice(0, start).split("\n").length, start, end, from: source.slice(start, end), to });
  walk(program, (node) => placesAt(node, source, add));
  return found.sort((a, b) => a.start - b.start || a.end - b.end || (a.to < b.to ? -1 : 1));
}

export const mutated = (source, { start, end, to }) => source.slice(0, start) + to + source.slice(end);

/** `count` of them, drawn without putting back; the same for the same seed. */
export function pick(all, count, seed) {
  const left = [...all];
  const draw = drawOf(seed);
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(Math.floor(draw() * left.length), 1)[0]);
}

function drawOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What holds an expression though it is written for the type checker. */
const AROUND_VALUES = ["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"];

function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (node && typeof node.type === "string") {
    if (AROUND_VALUES.includes(node.type)) return walk(node.expression, visit);
    if (node.type.startsWith("TS") || node.type === "ImportDeclaration" || node.type === "ImportExpression") return;
    visit(node);
    // A number that names a property is no value.
    for (const [key, child] of Object.entries(node)) if (key !== "key" || node.computed) walk(child, visit);
  }
}

function placesAt(node, source, add) {
  const { type, start, end } = node;
  const text = (part) => source.slice(part.start, part.end);
  if (type === "BinaryExpression" || type === "LogicalExpression" || type === "AssignmentExpression") {
    const to = SWAPPED[node.operator];
    if (!to || (/^\+/.test(node.operator) && (isText(node.left) || isText(node.right)))) return;
    const at = operatorAt(source, node);
    add(type === "LogicalExpression" ? "and/or" : "operator", at, at + node.operator.length, to);
  } else if (type === "Literal" && typeof node.value === "boolean") add("boolean", start, end, String(!node.value));
  else if (type === "Literal" && typeof node.value === "number") {
    add("constant", start, end, String(node.value + 1));
    add("constant", start, end, node.value === 0 ? "(-1)" : String(node.value - 1));
  } else if (type === "IfStatement" || type === "ConditionalExpression")
    add("condition", node.test.start, node.test.end, `!(${text(node.test)})`);
  else if (type === "ReturnStatement" && node.argument && !isAsNothing(node.argument)) add("return", start, end, "return;");
  else if (type === "ExpressionStatement" && !node.directive) add("statement", start, end, "{}");
}

/** No answer is taken as such an answer nearly everywhere. */
const isAsNothing = ({ type, value }) => type === "Literal" && (value === false || value === null);
const isText = ({ type, value }) => type === "TemplateLiteral" || (type === "Literal" && typeof value === "string");

/** Between the two sides there is nothing else but brackets and comments. */
function operatorAt(source, { left, right, operator }) {
  const between = source
    .slice(left.end, right.start)
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, (comment) => " ".repeat(comment.length));
  return left.end + between.indexOf(operator);
}
