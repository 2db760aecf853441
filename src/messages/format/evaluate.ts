import { isNumber, type Message, type Piece } from './compile.ts';
import { pluralCategory } from './plural.ts';

/** Values of a message's parameters by name. */
export type Values = Readonly<Record<string, string | number>>;

/** A part of a message with tags: text, or the text that a tag holds. */
export type MessagePart<Tag extends string = string> = string | { readonly tag: Tag; readonly text: string };

/** The text of a message with these values; where it has tags, its parts. */
export function evaluateMessage(message: Message, language: string, values: Values): string | MessagePart[] {
  const variant = message.variants.find(({ keys }) =>
    keys.every((key, index) => matches(message, language, key, index, values)),
  );
  const pieces = variant?.pieces ?? [];
  if (message.tags.length === 0) return join(pieces, values);
  return pieces.map((piece) =>
    typeof piece === 'object' && 'tag' in piece
      ? { tag: piece.tag, text: join(piece.pieces, values) }
      : join([piece], values),
  );
}

function matches(message: Message, language: string, key: string | undefined, index: number, values: Values): boolean {
  if (key === undefined) return true;
  const name = message.selectors[index] as string;
  const value = values[name] as string | number;
  if (message.parameters.get(name) === 'choice' || isNumber(key)) return String(value) === key;
  return pluralCategory(language, Number(value)) === key;
}

const join = (pieces: readonly Piece[], values: Values): string =>
  pieces
    .map((piece) =>
      typeof piece === 'string' ? piece : 'parameter' in piece ? values[piece.parameter] : join(piece.pieces, values),
    )
    .join('');
