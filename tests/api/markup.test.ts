import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** How the host writes markup: in templates of `html`, which escapes what is put into them. */

const SRC = 'src/api';
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

/** The beginning or end of an element that pages have. `<shop>` in the usage of a command is none. */
const TAG =
  /<\/?(?:a|article|b|body|br|button|code|d[dlt]|details|div|footer|form|h[1-6]|head|header|html|i|img|input|label|li|main|meta|nav|option|p|path|script|section|select|span|strong|style|summary|svg|t[drh]|table|tbody|textarea|title|ul)(?:[\s>/]|$)/;
/** The only constants that stand on a page as they are: style sheets and scripts. */
const AS_IS = ['STYLE', 'SCRIPT', 'style', 'css', 'script'];

interface Found {
  readonly untagged: string[];
  readonly raw: string[];
  readonly unquoted: string[];
}

const isHtml = (node: ts.Node): boolean => ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'html';

/** The texts of a template before its places. */
const textsBefore = ({ template }: ts.TaggedTemplateExpression): string[] =>
  ts.isTemplateExpression(template)
    ? [template.head.text, ...template.templateSpans.slice(0, -1).map(({ literal }) => literal.text)]
    : [];

function look(file: string): Found {
  const source = ts.createSourceFile(file, readFileSync(join(SRC, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Found = { untagged: [], raw: [], unquoted: [] };
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && isHtml(node))
      found.unquoted.push(...textsBefore(node).filter((text) => /\s[\w-]+=$/.test(text)));
    const isLiteral = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
    if (isLiteral && !isHtml(node.parent) && TAG.test(node.getText())) found.untagged.push(node.getText());
    if (ts.isCallExpression(node) && ['rawHtml', 'scriptElement'].includes(node.expression.getText()))
      found.raw.push(...node.arguments.map((argument) => argument.getText()));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const all = files.map((file) => ({ file, ...look(file) }));

test('markup is written in templates that escape', () => {
  expect(all.filter(({ untagged }) => untagged.length > 0).map(({ file, untagged }) => [file, untagged])).toEqual([]);
});

test('what is put into an attribute stands in quotes', () => {
  expect(all.filter(({ unquoted }) => unquoted.length > 0).map(({ file, unquoted }) => [file, unquoted])).toEqual([]);
});

test('nothing but constant style sheets and scripts is put into a page as it is', () => {
  const raw = all.flatMap(({ file, raw: given }) => given.map((argument) => `${file} ${argument}`));
  expect(raw.length).toBeGreaterThan(4);
  expect(raw.filter((call) => !AS_IS.includes(call.split(' ')[1] ?? ''))).toEqual([]);
  const from = globSync('src/**/*.ts').filter((file) => /from 'hono\/(?:html|jsx)/.test(readFileSync(file, 'utf8')));
  expect(from).toEqual([join('src', 'html.ts')]);
});
