import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import {
  type ComponentName,
  COMPONENT_NAMES,
  PUBLIC_COMPONENTS,
} from '../../src/integration/overrides/public-components.ts';

/** The props of every public component, as TypeScript knows them: `card`, `eager?`; and the fields of those that are objects: `card.price`. */
export function readPublicProps(): Record<ComponentName, string[]> {
  const sources = new Map(
    COMPONENT_NAMES.map((name) => {
      const file = resolve('src', PUBLIC_COMPONENTS[name].file);
      const [, frontmatter = ''] = readFileSync(file, 'utf8').split('---');
      return [join(dirname(file), `${name}.props.ts`), `${frontmatter}\nexport declare const props: Props;`] as const;
    }),
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (file, version) => {
    const text = sources.get(file);
    return text === undefined ? getSourceFile(file, version) : ts.createSourceFile(file, text, version);
  };
  host.fileExists = (file) => sources.has(file) || fileExists(file);
  host.readFile = (file) => sources.get(file) ?? readFile(file);
  const program = ts.createProgram([...sources.keys()], options, host);
  const checker = program.getTypeChecker();
  const listFields = (type: ts.Type): [string, ts.Type][] =>
    type.getProperties().map((property) => {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      return [property.name + (isOptional ? '?' : ''), checker.getNonNullableType(checker.getTypeOfSymbol(property))];
    });
  /** Whether the fields of a type are part of the props: it is an object of the product's view models, not a text or a list. */
  const hasFields = (type: ts.Type): boolean =>
    (type.flags & ts.TypeFlags.Object) !== 0 && !checker.isArrayLikeType(type) && type.getCallSignatures().length === 0;
  const entries = [...sources.keys()].map((file, index) => {
    const source = program.getSourceFile(file) as ts.SourceFile;
    const [exported] = checker.getExportsOfModule(checker.getSymbolAtLocation(source) as ts.Symbol);
    const props = listFields(checker.getTypeOfSymbol(exported as ts.Symbol)).flatMap(([name, type]) => [
      name,
      ...(hasFields(type) ? listFields(type).map(([field]) => `${name.replace('?', '')}.${field}`) : []),
    ]);
    return [COMPONENT_NAMES[index], props.sort()] as const;
  });
  return Object.fromEntries(entries) as Record<ComponentName, string[]>;
}
