import { createRequire } from 'node:module';
import ts from 'typescript';

/** Texts for people that stand in code, where messages (src/messages) belong. */

/** Stands for a value within a text. */
const VALUE = '\uE000';
const LETTER = /\p{L}/u;
/** Two words, or a word and a value. */
const WORDS = /\S\s+\S/;
/** A word that begins like a sentence or a label: "Total", "Hello,". */
const LABEL = /^\p{Lu}[\p{Ll}’]+[.,:!?…]?$/u;
const TECHNICAL = [
  // Media types, policies, and what databases are asked.
  /^[\w-]+\/[\w.+-]+(?:;|$)/,
  /^[a-z]+-(?:src|action|uri|ancestors) /,
  /^(?:is not|not in|not like)$/,
  // Classes with a modifier or a part, and the path of a drawing.
  /^[a-z][\w-]*(?: [a-z][\w-]*)*(?:--|__)[\w- ]*$/,
  /^[MmLlHhVvCcSsQqTtAaZz\d\s.,\uE000-]+$/,
  // Selectors that begin with a class, an attribute or the like, and media queries.
  /^(?:[.#][a-z]|\[[a-z]|:[a-z-]+[ (]|\w+ :is\(|\w+\[[a-z-]+\])/,
  /^\((?:prefers|width)/,
];
/** Attributes whose values people read or hear. */
const READ_ATTRIBUTE =
  /(?:^|\s)(?:alt|title|placeholder|label|aria-label|aria-description|aria-roledescription|data-label)="([^"]*)"/g;
/** Attributes and props that hold what machines read. */
const TECHNICAL_ATTRIBUTE =
  /^(?:class|className|class:list|style|d|viewBox|points|transform|srcset|sizes|media|rel|content|allow|sandbox|autocomplete|accept|pattern|preserveAspectRatio|headers|id|for|aria-(?:labelledby|describedby|controls))$/;
/** Fields of routes of the host that stand in the description of its API, which developers read. */
const DEVELOPER_FIELD = /^(?:summary|tag|asks)$/;
/** Calls whose arguments are selectors or codes, and properties that hold what machines read. */
const TECHNICAL_CALL = /\.(?:querySelector|querySelectorAll|closest|matches|startsWith)$/;
const TECHNICAL_FIELD = /^(?:className|authorization|rootMargin)$/;
/** What developers read: errors and the log. */
const DEVELOPER_CALL = /^(?:Error|TypeError|RangeError|console\.\w+|(?:\w+\.)*log\.\w+)$/;

/** Whether a text of code is one for people. */
export function isForPeople(text: string): boolean {
  // Addresses are no words.
  const plain = text.replaceAll(/\uE000[/?#]\S*/g, VALUE).trim();
  if (!LETTER.test(plain) || TECHNICAL.some((pattern) => pattern.test(plain))) return false;
  return WORDS.test(plain) || LABEL.test(plain);
}

/** The texts for people in a file of TypeScript, JSX or Astro. */
export function findTexts(file: string, code: string): string[] {
  const script = file.endsWith('.astro') ? toTsx(code) : code;
  const kind = /\.(?:astro|tsx)$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isApart(node)) return;
    if (ts.isJsxText(node) && LETTER.test(node.text)) found.push(node.text.trim());
    if (ts.isTaggedTemplateExpression(node)) {
      if (node.tag.getText() === 'html') found.push(...textsOfMarkup(textOf(node.template)));
      visitValues(node.template);
      return;
    }
    if (ts.isStringLiteral(node) || ts.isTemplateLiteral(node)) {
      const text = textOf(node);
      if (isForPeople(text)) found.push(text);
      visitValues(node);
      return;
    }
    ts.forEachChild(node, visit);
  };
  const visitValues = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node)) for (const { expression } of node.templateSpans) visit(expression);
  };
  visit(ts.createSourceFile(file, script, ts.ScriptTarget.Latest, true, kind));
  return found.map((text) => text.replaceAll(VALUE, '…'));
}

/** Markup as JSX, without styles, as Astro's type check has it, and the scripts below it. */
function toTsx(code: string): string {
  const require = createRequire(createRequire(import.meta.url).resolve('@astrojs/check'));
  const { convertToTsx } = require('@astrojs/astro2tsx') as {
    convertToTsx(source: string): { code: string; scripts: readonly { content: string; type: string }[] };
  };
  const { code: tsx, scripts } = convertToTsx(code);
  return [tsx, ...scripts.flatMap(({ content, type }) => (/module|inline/.test(type) ? content : []))].join('\n');
}

/** Whether a part of the code holds no text for people: imports, types, names of fields, and what developers read. */
function isApart(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isNewExpression(node) || ts.isCallExpression(node)) return DEVELOPER_CALL.test(node.expression.getText());
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return isCompared(node.parent) || isSelector(node);
  if (ts.isPropertyAssignment(node))
    return DEVELOPER_FIELD.test(node.name.getText()) || TECHNICAL_FIELD.test(node.name.getText());
  if (ts.isJsxAttribute(node)) return TECHNICAL_ATTRIBUTE.test(node.name.getText());
  return false;
}

const isCompared = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText());

const isSelector = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && TECHNICAL_CALL.test(parent.expression.getText().replace(/<[^<>]*>$/, ''));

/** A string or template, with `VALUE` for each value in it. */
function textOf(node: ts.StringLiteral | ts.TemplateLiteral): string {
  if (!ts.isTemplateExpression(node)) return node.text;
  return node.head.text + node.templateSpans.map(({ literal }) => VALUE + literal.text).join('');
}

/** What people read of markup: the text between tags, and some attributes. */
function textsOfMarkup(markup: string): string[] {
  // A template of attributes alone: ` class="number"`.
  if (/^(?:\s+[\w-]+(?:="[^"]*")?)+\s*$/.test(markup)) return attributesOf(markup);
  const plain = markup.replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/g, '');
  const tags = plain.match(/<[^<>]*>/g) ?? [];
  const texts = plain.split(/<[^<>]*>/).map((text) => text.trim());
  return [...texts.filter((text) => LETTER.test(text)), ...tags.flatMap(attributesOf)];
}

const attributesOf = (tag: string): string[] =>
  [...tag.matchAll(READ_ATTRIBUTE)].flatMap(([, text = '']) => (LETTER.test(text) ? [text] : []));
