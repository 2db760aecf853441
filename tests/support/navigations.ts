import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A place that leads a browser to an address: a navigation, the address of a link, or a redirect of a host. */
export interface Navigation {
  readonly file: string;
  /** The address, as it is written, on one line, and with `{` for `${`. */
  readonly address: string;
}

const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g;

/** The places in all files below `root`; of .astro files those in their scripts. */
export function listNavigations(root: string): Navigation[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(?:tsx?|m?js|astro)$/.test(path),
  );
  return files.sort().flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const parts = file.endsWith('.astro') ? [...text.matchAll(SCRIPT)].map(([, script = '']) => script) : [text];
    return parts.flatMap((part) =>
      findNavigations(part).map((address) => ({ file: file.replaceAll('\\', '/'), address })),
    );
  });
}

/** The addresses in a text of TypeScript. */
export function findNavigations(text: string): string[] {
  const source = ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const address = addressOf(node);
    if (address && !ts.isStringLiteral(address) && !isFields(node, address))
      found.push(address.getText(source).replace(/\s+/g, ' ').replaceAll('${', '{'));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether a call has an object for an address: a panel or a schema is opened, not a page. */
const isFields = (node: ts.Node, address: ts.Expression): boolean =>
  ts.isCallExpression(node) && ts.isObjectLiteralExpression(address);

const isText = (node: ts.Node | undefined, pattern: RegExp): boolean =>
  node !== undefined && ts.isStringLiteralLike(node) && pattern.test(node.text);

function addressOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
    return /(?:^|\.)(?:location|href|action|formAction)$/.test(node.left.getText()) ? node.right : undefined;
  if (ts.isCallExpression(node)) {
    const [first, second] = node.arguments;
    const called = node.expression.getText();
    if (/(?:^|\.)location\.(?:assign|replace)$|(?:^|\.)redirect$|^(?:window\.)?open$/.test(called)) return first;
    if (/\.setAttribute$/.test(called) && isText(first, /^(?:href|action|formaction)$/)) return second;
    if (/\.(?:setHeader|set|append|header)$/.test(called) && isText(first, /^location$/i)) return second;
  }
  if (ts.isPropertyAssignment(node) && /^['"]?location['"]?$/i.test(node.name.getText())) return node.initializer;
  if (ts.isArrayLiteralExpression(node) && isText(node.elements[0], /^location$/i)) return node.elements[1];
  return undefined;
}
