// Small changes that a test should notice: where a source allows them, and a random choice that is the same each time.
import { createHash } from "node:crypto";
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
 * Every place of a TypeScript source where one small change makes a different program, in the order of the text. `start` and
 * `end` are offsets of what `to` replaces, `line` counts from 1, `was` is that line, `around` the expression or statement it is
 * in. Types, texts and comments are left alone.
 */
export function mutationsOf(path, source) {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0].message}`);
  const found = [];
  const add = (what, start, end, to, around) => {
    const line = source.slice(0, start).split("\n").length;
    const was = source.split("\n")[line - 1].trim();
    found.push({ what, line, was, start, end, from: source.slice(start, end), to, around: placeOf(around) });
  };
  const orders = new Map();
  walk(program, (node) => {
    for (const [part, sign] of orderOf(node)) orders.set(part, sign);
    placesAt(node, source, add, orders.get(node));
  });
  return found.sort((a, b) => a.start - b.start || a.end - b.end || (a.to < b.to ? -1 : 1));
}

const placeOf = ({ start, end, isStatement = false }) => ({ start, end, isStatement });

export const mutated = (source, { start, end, to }) => source.slice(0, start) + to + source.slice(end);

/**
 * The source with all these changes in it, each inactive until `globalThis.mutant(id)` answers true: the program is loaded once
 * for many changes, and tells which of them a test reaches.
 */
export function switched(source, places) {
  const whole = { start: 0, end: source.length };
  return withSwitches(
    source,
    whole,
    [...places].sort((a, b) => wide(b) - wide(a)),
  );
}

const wide = ({ around }) => around.end - around.start;

function withSwitches(source, { start, end }, places) {
  let [text, at] = ["", start];
  for (const place of outermost(places)) {
    const { around, id } = place;
    const inside = places.filter((other) => other !== place && holds(around, other.around));
    const asleep = withSwitches(source, around, inside);
    const awake = mutated(source.slice(0, around.end), place).slice(around.start);
    const asked = `globalThis.mutant?.(${id})`;
    text += source.slice(at, around.start);
    text += around.isStatement ? `{if(${asked}){${awake}}else{${asleep}}}` : `(${asked}?(${awake}):(${asleep}))`;
    at = around.end;
  }
  return text + source.slice(at, end);
}

const holds = (outer, inner) => outer.start <= inner.start && inner.end <= outer.end;

/** Sorted from the widest: of nested places, only the outermost. */
const outermost = (places) =>
  places
    .filter((place, i) => !places.slice(0, i).some((wider) => holds(wider.around, place.around)))
    .sort((a, b) => a.around.start - b.around.start);

/**
 * `count` of them, without repetition. Each is ranked by a hash of the seed and its own text: other changes in the sources leave
 * most of a draw as it was.
 */
export function pick(all, count, seed) {
  const times = new Map();
  const lots = all.map((place) => {
    const said = `${seed} ${tellOf(place)}`;
    times.set(said, (times.get(said) ?? 0) + 1);
    return {
      place,
      lot: createHash("sha256")
        .update(`${said} ${times.get(said)}`)
        .digest("hex"),
    };
  });
  lots.sort((a, b) => (a.lot < b.lot ? -1 : 1));
  return lots.slice(0, count).map(({ place }) => place);
}

const tellOf = (place) => JSON.stringify([place.file, place.was, place.what, place.from, place.to]);

/** TypeScript nodes that contain an expression of the program. */
const AROUND_VALUES = ["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"];

function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (node && typeof node.type === "string") {
    if (AROUND_VALUES.includes(node.type)) return walk(node.expression, visit);
    if (node.type.startsWith("TS") || node.type === "ImportDeclaration" || node.type === "ImportExpression") return;
    visit(node);
    // A number as a property's name is not a value.
    for (const [key, child] of Object.entries(node)) if (key !== "key" || node.computed) walk(child, visit);
  }
}

/**
 * The answers of a sort's function: the numbers with their signs (only the sign matters), and the comparisons that choose between
 * them, with 0 (equal items keep their order anyway).
 */
function orderOf({ type, callee, arguments: [by] = [] }) {
  const isSort = type === "CallExpression" && /^(sort|toSorted)$/.test(callee.property?.name);
  return isSort && by?.type === "ArrowFunctionExpression" ? answersIn(by.body, 1) : [];
}

function answersIn(node, sign) {
  if (node.type === "ConditionalExpression")
    return [[node.test, 0], ...[node.consequent, node.alternate].flatMap((one) => answersIn(one, sign))];
  if (node.type === "LogicalExpression") return [node.left, node.right].flatMap((one) => answersIn(one, sign));
  if (node.type === "ParenthesizedExpression") return answersIn(node.expression, sign);
  if (node.type === "UnaryExpression") return answersIn(node.argument, -sign);
  return node.type === "Literal" ? [[node, sign]] : [];
}

function placesAt(node, source, add, sign) {
  const { type, start, end } = node;
  const text = (part) => source.slice(part.start, part.end);
  if (type === "BinaryExpression" || type === "LogicalExpression" || type === "AssignmentExpression") {
    const to = SWAPPED[node.operator];
    if (
      !to ||
      (sign === 0 && /^[<>]/.test(node.operator)) ||
      (/^\+/.test(node.operator) && (isText(node.left) || isText(node.right)))
    )
      return;
    const at = operatorAt(source, node);
    add(type === "LogicalExpression" ? "and/or" : "operator", at, at + node.operator.length, to, { start, end });
  } else if (type === "Literal" && typeof node.value === "boolean")
    add("boolean", start, end, String(!node.value), { start, end });
  else if (type === "Literal" && typeof node.value === "number") {
    for (const other of [node.value + 1, node.value - 1])
      if (sign === undefined || sign * other < 0 !== sign * node.value < 0)
        add("constant", start, end, other < 0 ? `(${other})` : String(other), { start, end });
  } else if (type === "IfStatement" || type === "ConditionalExpression")
    add("condition", node.test.start, node.test.end, `!(${text(node.test)})`, node.test);
  else if (type === "ReturnStatement" && node.argument && !isAsNothing(node.argument))
    add("return", start, end, "return;", { start, end, isStatement: true });
  else if (type === "ExpressionStatement" && !node.directive && node.expression.callee?.type !== "Super")
    add("statement", start, end, "{}", { start, end, isStatement: true });
}

/** Returning nothing instead of one of these values makes a difference almost nowhere. */
const isAsNothing = ({ type, value, name }) =>
  type === "Literal" ? value === false || value === null : type === "Identifier" && name === "undefined";
const isText = ({ type, value }) => type === "TemplateLiteral" || (type === "Literal" && typeof value === "string");

/** Between the two sides are only brackets, comments and the operator. */
function operatorAt(source, { left, right, operator }) {
  const between = source
    .slice(left.end, right.start)
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, (comment) => " ".repeat(comment.length));
  return left.end + between.indexOf(operator);
}
