import type { Message } from '../format/compile.ts';
import { FIRST_LANGUAGE } from '../language.ts';
import { readMessages } from '../read-messages.ts';

/** The name under which code imports the messages of a room: "cartText" for "cart", "sellerOrdersText" for "seller-orders". */
export const exportOf = (room: string): string =>
  `${room.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Text`;

/** The module `src/messages/rooms/<room>.ts`: the types of a room's messages. */
export function describeRoom(room: string): string {
  const messages = [...readMessages(room, FIRST_LANGUAGE)];
  const usesParts = messages.some(([, { message }]) => message.tags.length > 0);
  const name = exportOf(room);
  const type = name[0]?.toUpperCase() + name.slice(1);
  return [
    `// Made from ../${FIRST_LANGUAGE}/${room}.json, which is what to change.`,
    ...(usesParts ? [importLine('type { MessagePart }', '../format/evaluate.ts')] : []),
    importLine('{ readRoom }', '../read-room.ts'),
    '',
    `interface ${type} {`,
    ...messages.map(([key, { message }]) => `  readonly ${key}: ${typeOf(message)};`),
    '}',
    '',
    `export const ${name}: ${type} = readRoom('${room}');`,
    '',
  ].join('\n');
}

const importLine = (names: string, file: string): string => `import ${names} from '${file}';`;

function typeOf(message: Message): string {
  const { parameters, tags } = message;
  const result = tags.length > 0 ? `readonly MessagePart<${tags.map((tag) => `'${tag}'`).join(' | ')}>[]` : 'string';
  if (parameters.size === 0) return result;
  const values = [...parameters].map(([name, kind]) => `${name}: ${valueType(message, name, kind)}`);
  return `(values: { ${values.join('; ')} }) => ${result}`;
}

function valueType({ selectors, variants }: Message, name: string, kind: string): string {
  if (kind === 'number') return 'number';
  if (kind === 'text') return 'string | number';
  const index = selectors.indexOf(name);
  const keys = new Set(variants.map(({ keys }) => keys[index]));
  // With `*` alone any other word is possible.
  return keys.size > 1 && !keys.has(undefined) ? [...keys].map((key) => `'${key}'`).join(' | ') : 'string';
}
