import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';

/** An exported function whose first argument is text or bytes that it takes apart. */
export interface TextFunction {
  /** Below `src`. */
  readonly file: string;
  readonly name: string;
  readonly takesBytes: boolean;
  /** How many arguments it must be given. */
  readonly required: number;
}

const TEXT = /^(?:string|unknown|string \| (?:null|undefined)|string \| null \| undefined|Buffer|Uint8Array)$/;
/** Methods that look through a text. */
const METHODS = new Set([
  'split',
  'match',
  'matchAll',
  'replace',
  'replaceAll',
  'normalize',
  'search',
  'exec',
  'indexOf',
]);
const GLOBALS = new Set(['decodeURIComponent', 'URL', 'URLSearchParams', 'TextDecoder']);

/** The functions of the files below a folder that `isWanted`. A function that calls another one of its file does what that does. */
export function listTextFunctions(folder: string, isWanted: (file: string) => boolean): TextFunction[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.ts') && isWanted(file))
    .flatMap((file) => readFunctions(file, readFileSync(join(folder, file), 'utf8')));
}

type Callable = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression;

function readFunctions(file: string, code: string): TextFunction[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  const [functions, patterns, exported] = [new Map<string, Callable>(), new Set<string>(), new Set<string>()];
  for (const statement of source.statements) {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    const add = (name: string, value: Callable) => {
      functions.set(name, value);
      if (isExported) exported.add(name);
    };
    if (ts.isFunctionDeclaration(statement) && statement.name) add(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (!ts.isIdentifier(name) || !initializer) continue;
      else if (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)) add(name.text, initializer);
      else if (ts.isRegularExpressionLiteral(initializer)) patterns.add(name.text);
  }
  const looked = new Set<string>();
  const looksThrough = (name: string): boolean => {
    if (looked.has(name)) return false;
    looked.add(name);
    let found = false;
    const visit = (node: ts.Node): void => {
      found ||=
        ts.isRegularExpressionLiteral(node) ||
        (ts.isPropertyAccessExpression(node) && METHODS.has(node.name.text)) ||
        (ts.isIdentifier(node) &&
          (patterns.has(node.text) || GLOBALS.has(node.text) || (functions.has(node.text) && looksThrough(node.text))));
      ts.forEachChild(node, visit);
    };
    const { body } = functions.get(name) as Callable;
    if (body) visit(body);
    return found;
  };
  return [...exported].flatMap((name) => {
    looked.clear();
    const { parameters } = functions.get(name) as Callable;
    const type = parameters[0]?.type?.getText(source) ?? '';
    if (!TEXT.test(type) || !looksThrough(name)) return [];
    const required = parameters.filter((one) => !one.questionToken && !one.initializer && !one.dotDotDotToken).length;
    return [{ file, name, takesBytes: /Buffer|Uint8Array/.test(type), required }];
  });
}
