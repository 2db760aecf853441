import {
  currentLocale,
  FIRST_LANGUAGE,
  hasOwnScript,
  inLanguage,
  listComma,
  runsRightToLeft,
  weekdayLength,
} from '../../messages/language.ts';
import { emitMessage } from '../../messages/format/emit.ts';
import type { RoomMessages } from '../../messages/read-messages.ts';

/** A node of an ESTree, as Rolldown parses it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** The room of messages that a name was imported from. */
interface Imported {
  readonly room: string;
  readonly messages: RoomMessages;
}

/** A piece of code and its replacement. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Matches the import of a room of messages. */
const ROOM_IMPORT = /(?:^|\/)messages\/rooms\/([\w-]+)\.[jt]s$/;

/** Matches the import of the language module. */
const LANGUAGE_IMPORT = /(?:^|\/)messages\/language\.[jt]s$/;

/** Whether a module may import messages or the language. Doesn't parse it. */
export const mayHaveMessages = (code: string): boolean => /messages\/(?:rooms\/|language\.)/.test(code);

/**
 * The code of a module with every message inlined where it is used, as a text or as an expression of its values, and the language as a text. The
 * imports are removed.
 * @throws Error that names the use that can't be replaced
 */
export function inlineMessages(
  code: string,
  program: Node,
  language: string,
  read: (room: string) => RoomMessages,
): string {
  const imports = new Map<string, Imported>();
  const languages = new Map<string, string>();
  let changes: Change[] = [];
  const uses: (readonly [node: Node, parents: readonly Node[], Imported])[] = [];
  const others: Node[] = [];
  for (const statement of program['body'] as Node[]) {
    const source = String((statement['source'] as Node | null)?.['value'] ?? '');
    const [, room] = ROOM_IMPORT.exec(source) ?? [];
    if (LANGUAGE_IMPORT.test(source) && statement.type === 'ImportDeclaration') {
      for (const specifier of statement['specifiers'] as Node[])
        languages.set(nameOf(specifier['local']), nameOf(specifier['imported']));
      changes.push({ start: statement.start, end: statement.end, text: '' });
      continue;
    }
    if (room === undefined) {
      others.push(statement);
      continue;
    }
    if (statement.type !== 'ImportDeclaration') throw new Error(`Messages of "${room}" can only be imported.`);
    for (const specifier of statement['specifiers'] as Node[])
      imports.set(nameOf(specifier['local']), { room, messages: read(room) });
    changes.push({ start: statement.start, end: statement.end, text: '' });
  }
  const visit = (node: Node, parents: readonly Node[]) => {
    if (node.type !== 'Identifier') return;
    const told = languages.get(nameOf(node));
    if (told !== undefined) changes.push(tellLanguage(node, parents, told, language));
    const imported = imports.get(nameOf(node));
    const member = parents.at(-1);
    // A property of another object that has the same name.
    if (!imported || (member?.type === 'MemberExpression' && member['property'] === node && !member['computed']))
      return;
    if (member?.type === 'Property' && member['key'] === node && member['value'] !== node && !member['computed'])
      return;
    uses.push([node, parents, imported]);
  };
  for (const statement of others) walk(statement, [program], visit);
  /** Code with the messages in it inlined. */
  const textOf = ({ start, end }: Node): string => {
    const isInside = (change: Change) => change.start >= start && change.end <= end;
    const inside = changes.filter(isInside);
    changes = changes.filter((change) => !isInside(change));
    return apply(
      code.slice(start, end),
      inside.map((change) => ({ ...change, start: change.start - start, end: change.end - start })),
    );
  };
  // Backwards, so that a message inside a value of another one is replaced first.
  for (const [node, parents, imported] of uses.toSorted(([a], [b]) => b.start - a.start)) {
    const change = replace(textOf, node, parents, imported);
    changes.push(change);
  }
  return apply(code, changes);
}

/** Inlines `currentLanguage()`, whatever else depends on it alone, `localFormat(Intl.DateTimeFormat, …)`, and `FIRST_LANGUAGE`. */
function tellLanguage(node: Node, parents: readonly Node[], imported: string, language: string): Change {
  if (imported === 'FIRST_LANGUAGE') return { start: node.start, end: node.end, text: JSON.stringify(FIRST_LANGUAGE) };
  const call = parents.at(-1);
  const [kind] = (call?.['arguments'] ?? []) as Node[];
  if (imported === 'localFormat' && call && kind)
    return {
      start: call.start,
      end: kind.end,
      text: `/* @__PURE__ */ new ${nameOf(kind['object'])}.${nameOf(kind['property'])}(${JSON.stringify(inLanguage(language, currentLocale))}`,
    };
  const texts: Readonly<Record<string, string | boolean>> = {
    currentLanguage: language,
    hasOwnScript: hasOwnScript(language),
    currentLocale: inLanguage(language, currentLocale),
    runsRightToLeft: inLanguage(language, runsRightToLeft),
    listComma: inLanguage(language, listComma),
    weekdayLength: inLanguage(language, weekdayLength),
    languageEnding: language === FIRST_LANGUAGE ? '' : `.${language}`,
  };
  const text = texts[imported];
  if (text === undefined || call?.type !== 'CallExpression' || call['callee'] !== node)
    throw new Error(`A bundle has one language: "${imported}" is for Node.`);
  return { start: call.start, end: call.end, text: JSON.stringify(text) };
}

function replace(
  textOf: (node: Node) => string,
  node: Node,
  parents: readonly Node[],
  { room, messages }: Imported,
): Change {
  const [call, member] = parents.slice(-2) as [Node, Node];
  if (member.type !== 'MemberExpression' || member['object'] !== node || member['computed'])
    throw new Error(
      `Name each message of "${room}", such as ${nameOf(node)}.title: a script gets those alone that it names.`,
    );
  const key = nameOf(member['property']);
  const found = messages.get(key);
  if (!found) throw new Error(`"${room}" has no message "${key}".`);
  const { message, language } = found;
  if (message.parameters.size === 0)
    return { start: member.start, end: member.end, text: emitMessage(message, language, new Map()) };
  const [values] = (call.type === 'CallExpression' && call['callee'] === member ? call['arguments'] : []) as Node[];
  if (values?.type !== 'ObjectExpression') throw new Error(`Give the values of "${key}" as { name: value }.`);
  const given = new Map<string, string>();
  for (const property of values['properties'] as Node[]) {
    const value = property['value'] as Node | undefined;
    if (property.type !== 'Property' || property['computed'] || !value) throw new Error(`Name each value of "${key}".`);
    given.set(nameOf(property['key']), textOf(value));
  }
  const isOnce = message.variants.length === 1 || [...given.values()].every((value) => /^[\w$.]+$/.test(value));
  if (isOnce) return { start: call.start, end: call.end, text: `(${emitMessage(message, language, given)})` };
  // A value that is expensive to compute gets a name, so that it is computed once.
  const names = new Map([...given.keys()].map((name) => [name, name]));
  const list = [...given].map(([name, value]) => `${name}: ${value}`).join(', ');
  const text = `(({ ${[...given.keys()].join(', ')} }) => ${emitMessage(message, language, names)})({ ${list} })`;
  return { start: call.start, end: call.end, text };
}

const nameOf = (node: unknown): string => {
  const { name, value } = node as { name?: string; value?: string };
  return name ?? value ?? '';
};

function walk(node: Node, parents: readonly Node[], visit: (node: Node, parents: readonly Node[]) => void): void {
  visit(node, parents);
  const below = [...parents, node];
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof (child as Node | null)?.type === 'string') walk(child as Node, below, visit);
}

function apply(code: string, changes: readonly Change[]): string {
  let result = code;
  for (const { start, end, text } of changes.toSorted((a, b) => b.start - a.start))
    result = result.slice(0, start) + text + result.slice(end);
  return result;
}
