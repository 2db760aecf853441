import { isNumber, type Message, type Piece, type Variant } from './compile.ts';
import { emitPluralTest } from './plural.ts';

/** Expressions by the names of parameters. */
type Expressions = ReadonlyMap<string, string>;

/** JavaScript of a message in a language: an expression of its text, or of its parts where it has tags. */
export function emitMessage(message: Message, language: string, values: Expressions): string {
  const { variants, tags } = message;
  const choose = (texts: readonly string[]) => chooseVariant(message, language, values, texts);
  if (tags.length > 0) return choose(variants.map(({ pieces }) => emitParts(pieces, values)));
  // What all variants begin and end with is written once: "Subtotal, 2 piece" and an "s" or none.
  const texts = variants.map(({ pieces }) => tokens(pieces));
  const head = shared(texts);
  const tail = shared(texts.map((text) => text.slice(head).reverse()));
  const [first = []] = texts;
  if (variants.length === 1) return emitText(first, values);
  const middle = choose(texts.map((text) => emitText(text.slice(head, text.length - tail), values)));
  if (head + tail === 0) return middle;
  return `\`${fill(first.slice(0, head), values)}\${${middle}}${fill(first.slice(first.length - tail), values)}\``;
}

/** An expression that is the one of `texts` whose variant fits. */
const chooseVariant = (message: Message, language: string, values: Expressions, texts: readonly string[]): string =>
  texts.reduceRight((rest, text, index) => {
    const test = emitTest(message, language, message.variants[index] as Variant, values);
    return test ? `${test} ? ${text} : ${rest}` : text;
  }, "''");

function emitTest(
  { parameters, selectors }: Message,
  language: string,
  { keys }: Variant,
  values: Expressions,
): string {
  return keys
    .flatMap((key, index) => {
      if (key === undefined) return [];
      const name = selectors[index] as string;
      const value = values.get(name) as string;
      if (parameters.get(name) === 'choice') return `${value} === ${JSON.stringify(key)}`;
      return isNumber(key) ? `${value} === ${key}` : emitPluralTest(language, key, value);
    })
    .join(' && ');
}

const emitParts = (pieces: readonly Piece[], values: Expressions): string =>
  `[${pieces
    .map((piece) =>
      typeof piece === 'object' && 'tag' in piece
        ? `{ tag: ${JSON.stringify(piece.tag)}, text: ${emitText(tokens(piece.pieces), values)} }`
        : emitText(tokens([piece]), values),
    )
    .join(', ')}]`;

/** A character, or the name of a parameter in braces. */
type Token = string;

const tokens = (pieces: readonly Piece[]): Token[] =>
  pieces.flatMap((piece) =>
    typeof piece === 'string' ? [...piece] : 'parameter' in piece ? [`{${piece.parameter}}`] : tokens(piece.pieces),
  );

/** How many tokens all texts begin with. */
function shared([first = [], ...others]: readonly (readonly Token[])[]): number {
  const end = first.findIndex((token, index) => others.some((text) => text[index] !== token));
  return end < 0 ? first.length : end;
}

const isParameter = (token: Token): boolean => token.length > 2 && token.startsWith('{');

const emitText = (text: readonly Token[], values: Expressions): string =>
  text.some(isParameter) ? `\`${fill(text, values)}\`` : JSON.stringify(text.join(''));

/** The inside of a template literal. */
const fill = (text: readonly Token[], values: Expressions): string =>
  text
    .map((token) => (isParameter(token) ? `\${${values.get(token.slice(1, -1))}}` : token.replace(/[\\`$]/, '\\$&')))
    .join('');
