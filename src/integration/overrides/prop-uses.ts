import { COMPONENTS_MODULE } from './rewrite-imports.ts';

/** A node of the tree that Astro's compiler makes of a template: an ESTree with JSX. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** A prop that a template uses, and where. */
interface PropUse {
  /** The component of `haat/components` that it is passed to; undefined for a prop that the template itself reads. */
  readonly component?: string;
  /** `eager`, or `card.price` for a field. */
  readonly prop: string;
  /** Offset in the file. */
  readonly start: number;
}

/** Lists the props that a template reads (`Astro.props`, and variables destructured from it), and those that it passes to public components. */
export function findPropUses(tree: Node): PropUse[] {
  const uses: PropUse[] = [];
  /** Paths into the props by local name. The empty path is the props themselves. */
  const paths = new Map<string, string>();
  const components = readImportedComponents(tree);

  const pathOf = (node: unknown): string | undefined => {
    if (!isNode(node)) return undefined;
    if (node.type === 'Identifier') return paths.get(node['name'] as string);
    if (WRAPPERS.includes(node.type)) return pathOf(node['expression']);
    if (node.type !== 'MemberExpression' || node['computed']) return undefined;
    const name = nameOf(node['property']);
    if (name === 'props' && nameOf(node['object']) === 'Astro') return '';
    const path = pathOf(node['object']);
    return path === undefined || name === undefined ? undefined : join(path, name);
  };

  const bind = (target: unknown, path: string): void => {
    if (!isNode(target)) return;
    if (target.type === 'Identifier') paths.set(target['name'] as string, path);
    else if (target.type === 'AssignmentPattern') bind(target['left'], path);
    else if (target.type === 'ObjectPattern')
      for (const property of nodesOf(target['properties'])) {
        const name = property.type === 'Property' ? nameOf(property['key']) : undefined;
        if (name === undefined) continue;
        uses.push({ prop: join(path, name), start: property.start });
        bind(property['value'], join(path, name));
      }
  };

  const readElement = (element: Node): void => {
    const component = components.get(nameOf(element['name']) ?? '');
    if (component === undefined) return;
    for (const attribute of nodesOf(element['attributes'])) {
      const prop = attribute.type === 'JSXAttribute' ? nameOf(attribute['name']) : undefined;
      if (prop !== undefined) uses.push({ component, prop, start: attribute.start });
    }
  };

  const visit = (node: Node): void => {
    if (node.type === 'VariableDeclarator') {
      const path = pathOf(node['init']);
      if (path !== undefined) bind(node['id'], path);
    } else if (node.type === 'MemberExpression') {
      const path = pathOf(node);
      if (path) uses.push({ prop: path, start: (node['property'] as Node).start });
    } else if (node.type === 'JSXOpeningElement') readElement(node);
    for (const [field, value] of Object.entries(node)) {
      if (field === 'typeAnnotation') continue;
      for (const below of Array.isArray(value) ? nodesOf(value) : isNode(value) ? [value] : []) visit(below);
    }
  };
  visit(tree);
  return uses;
}

/** Nodes that wrap an expression without changing it. */
const WRAPPERS = [
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'ParenthesizedExpression',
  'ChainExpression',
];

/** The public components that a template imports from `haat/components`, by local name. */
function readImportedComponents(tree: Node): Map<string, string> {
  const program = (tree['frontmatter'] as Node | undefined)?.['program'] as Node | undefined;
  const names = new Map<string, string>();
  for (const { type, source, specifiers } of nodesOf(program?.['body'])) {
    const from = type === 'ImportDeclaration' ? String((source as Node)['value']) : '';
    const [, single] = /^haat\/components\/(\w+)\.astro$/.exec(from) ?? [];
    for (const specifier of nodesOf(specifiers)) {
      const local = nameOf(specifier['local']);
      const imported = from === COMPONENTS_MODULE ? nameOf(specifier['imported']) : single;
      if (local !== undefined && imported !== undefined) names.set(local, imported);
    }
  }
  return names;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
/** The name of an identifier, also in JSX, or the value of a string. */
const nameOf = (node: unknown): string | undefined => {
  const { name, value } = (isNode(node) ? node : {}) as { name?: unknown; value?: unknown };
  return typeof name === 'string' ? name : typeof value === 'string' ? value : undefined;
};
const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
