import { readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { COMMANDS } from '../../src/cli/commands.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
/** Rooms whose types are described where public ones refer to them. Those of others are named: they are kept inside. */
const DESCRIBED = ['src/integration/', 'src/views/', 'src/core/'];
const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

const DECLARATIONS: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.VariableDeclaration,
  ts.SyntaxKind.ClassDeclaration,
];

/** The compiler prints names of a union as it happens to meet them, which a moved file changes. */
const sortNames = (text: string): string =>
  text.replace(/'[^']*'(?: \| '[^']*')+/g, (names) => names.split(' | ').sort().join(' | '));

const nameOf = (file: string): string => relative(ROOT, file).split(sep).join('/');

/** Describes the types of all that modules export, and the types that these refer to, without comments: a block of text each, sorted. */
export function describeTypes(entries: readonly string[], described: readonly string[] = DESCRIBED): string {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(ROOT, 'tsconfig.json'),
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => undefined,
    },
  );
  const declared = (config?.fileNames ?? []).filter((file) => file.endsWith('.d.ts'));
  const program = ts.createProgram([...entries.map((entry) => join(ROOT, entry)), ...declared], config?.options ?? {});
  const checker = program.getTypeChecker();
  const typeText = (type: ts.Type, at: ts.Node): string => sortNames(checker.typeToString(type, at, FORMAT));
  const printer = ts.createPrinter({ removeComments: true });
  const found = new Map<string, string>();
  const waiting: ts.Symbol[] = [];
  const seen = new Set<ts.Symbol>();

  const visitSymbol = (symbol: ts.Symbol | undefined) => {
    if (!symbol) return;
    const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (!seen.has(real)) waiting.push(real);
    seen.add(real);
  };
  /** Finds the types that a piece of code names. */
  const visitNames = (node: ts.Node): void => {
    // What the integration's options extend is for the commands of the package.
    if (ts.isHeritageClause(node) && nameOf(node.getSourceFile().fileName).startsWith('src/integration/')) return;
    if (ts.isTypeReferenceNode(node)) visitSymbol(checker.getSymbolAtLocation(node.typeName));
    else if (ts.isExpressionWithTypeArguments(node)) visitSymbol(checker.getSymbolAtLocation(node.expression));
    else if (ts.isImportTypeNode(node) && node.qualifier) visitSymbol(checker.getSymbolAtLocation(node.qualifier));
    ts.forEachChild(node, visitNames);
  };
  const print = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());

  const describe = (symbol: ts.Symbol, declaration: ts.Declaration): string => {
    if (ts.isInterfaceDeclaration(declaration)) {
      visitNames(declaration);
      return print(declaration);
    }
    if (ts.isTypeAliasDeclaration(declaration)) {
      // What is made of a schema or a value is written out: its own code says nothing of the type.
      if (/\btypeof\b/.test(print(declaration.type)))
        return `type ${symbol.name} = ${typeText(checker.getDeclaredTypeOfSymbol(symbol), declaration)};`;
      visitNames(declaration);
      return print(declaration);
    }
    if (ts.isFunctionDeclaration(declaration)) {
      for (const parameter of declaration.parameters) visitNames(parameter);
      if (declaration.type) visitNames(declaration.type);
    }
    const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
    if (ts.isClassDeclaration(declaration)) return `class ${symbol.name}`;
    for (const property of type.getProperties()) {
      const value = checker.getTypeOfSymbolAtLocation(property, declaration);
      for (const named of [value, ...(checker.getTypeArguments(value as ts.TypeReference) ?? [])])
        if (isReference(named)) visitSymbol(named.aliasSymbol ?? named.symbol);
    }
    return `${symbol.name}: ${typeText(type, declaration)};`;
  };
  const isReference = (type: ts.Type): boolean => (type.aliasSymbol ?? type.symbol) !== undefined;

  for (const entry of entries) {
    const source = program.getSourceFile(join(ROOT, entry));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${entry} exports nothing.`);
    for (const symbol of checker.getExportsOfModule(module)) visitSymbol(symbol);
  }
  for (const symbol of waiting)
    for (const declaration of symbol.declarations ?? []) {
      const file = nameOf(declaration.getSourceFile().fileName);
      if (!described.some((room) => file.startsWith(room))) continue;
      if (DECLARATIONS.includes(declaration.kind)) found.set(`${file} ${symbol.name}`, describe(symbol, declaration));
    }
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => `# ${name}\n${text.replaceAll(`${ROOT}/`, '').replaceAll('\r\n', '\n')}`)
    .join('\n\n');
}

/** The whole public surface: what package.json exports, the commands, the props of components, and the types. */
export function describePublic(): string {
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { types?: string }>;
  };
  const entries = Object.values(exports).flatMap((target) => {
    const types = typeof target === 'string' ? undefined : target.types;
    return types?.startsWith('./lib/') ? types.replace('./lib/', 'src/').replace(/\.d\.ts$/, '.ts') : [];
  });
  const props = readFileSync(join(ROOT, 'src/components/public-props.json'), 'utf8').trim();
  return `${[
    `# exports\n${Object.keys(exports).join('\n')}`,
    `# commands\n${Object.keys(COMMANDS).join('\n')}`,
    `# props of components\n${props}`,
    describeTypes(entries),
  ].join('\n\n')}\n`;
}
