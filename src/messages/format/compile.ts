import { isMarkup, type Model, parseMessage, validate } from 'messageformat';

/** How a value is given to a message: a number that plurals are chosen by, one of several words, or anything else as text. */
type ParameterKind = 'number' | 'choice' | 'text';

/** A piece of a message: text, the value of a parameter, or what stands between `{#tag}` and `{/tag}`. */
export type Piece =
  | string
  | { readonly parameter: string }
  | { readonly tag: string; readonly pieces: readonly Piece[] };

/** One wording. Its keys belong to the selectors of the message in their order; undefined stands for `*`. */
export interface Variant {
  readonly keys: readonly (string | undefined)[];
  readonly pieces: readonly Piece[];
}

/** A message of MessageFormat 2, as far as the interface needs it. Variants are in the order in which they are tried. */
export interface Message {
  readonly parameters: ReadonlyMap<string, ParameterKind>;
  /** Names of tags, sorted. A message with tags is a list of parts. */
  readonly tags: readonly string[];
  readonly selectors: readonly string[];
  readonly variants: readonly Variant[];
}

const FUNCTIONS: Readonly<Record<string, ParameterKind>> = { number: 'number', integer: 'number', string: 'choice' };

/**
 * Reads a message of MessageFormat 2 (Unicode LDML 48, part 9): `{$name}`, `.input {$count :number}` and `.input {$who :string}` with `.match`,
 * and `{#link}…{/link}`.
 * @throws Error with a sentence that says what is wrong.
 */
export function compileMessage(text: string): Message {
  const model = parse(text);
  const parameters = new Map<string, ParameterKind>();
  const tags = new Set<string>();
  for (const declaration of model.declarations) {
    if (declaration.type !== 'input') throw new Error('".local" is not used here: write ".input {$name :number}".');
    const { functionRef } = declaration.value;
    parameters.set(declaration.name, kindOf(functionRef));
  }
  const selectors = model.type === 'select' ? model.selectors.map(({ name }) => name) : [];
  for (const name of selectors)
    if ((parameters.get(name) ?? 'text') === 'text')
      throw new Error(`".match $${name}" needs ".input {$${name} :number}" or ".input {$${name} :string}" before it.`);
  const patterns = model.type === 'select' ? model.variants : [{ keys: [], value: model.pattern }];
  const variants = patterns.map(({ keys, value }) => ({
    keys: keys.map((key) => (key.type === '*' ? undefined : key.value)),
    pieces: readPieces(value, parameters, tags),
  }));
  variants.sort((a, b) => compareKeys(a, b));
  return { parameters, tags: [...tags].sort(), selectors, variants };
}

function parse(text: string): Model.Message {
  try {
    const model = parseMessage(text);
    validate(model);
    return model;
  } catch (error) {
    throw new Error(`It is no message of MessageFormat 2: ${(error as Error).message}.`);
  }
}

function kindOf(functionRef: Model.FunctionRef | undefined): ParameterKind {
  if (!functionRef) return 'text';
  const kind = FUNCTIONS[functionRef.name];
  if (!kind || functionRef.options?.size)
    throw new Error(`":${functionRef.name}" is used here without options, and as ":number" or ":string" only.`);
  return kind;
}

function readPieces(pattern: Model.Pattern, parameters: Map<string, ParameterKind>, tags: Set<string>): Piece[] {
  const pieces: Piece[] = [];
  let open: { tag: string; pieces: Piece[] } | undefined;
  for (const part of pattern) {
    const target = open?.pieces ?? pieces;
    if (typeof part === 'string') target.push(part);
    else if (isMarkup(part)) {
      if (part.kind === 'standalone') throw new Error(`"{#${part.name} /}" holds no text.`);
      if (part.kind === 'open' && open) throw new Error(`"{#${part.name}}" stands within "{#${open.tag}}".`);
      if (part.kind === 'close' && open?.tag !== part.name) throw new Error(`"{/${part.name}}" closes nothing.`);
      if (part.kind === 'open') open = { tag: part.name, pieces: [] };
      else if (open) {
        pieces.push(open);
        tags.add(open.tag);
        open = undefined;
      }
    } else {
      const { arg, functionRef } = part;
      if (arg?.type !== 'variable') throw new Error('Only "{$name}" can stand in a message.');
      if (functionRef) throw new Error(`":${functionRef.name}" belongs before the text, after ".input".`);
      if (!parameters.has(arg.name)) parameters.set(arg.name, 'text');
      target.push({ parameter: arg.name });
    }
  }
  if (open) throw new Error(`"{#${open.tag}}" is not closed.`);
  return pieces;
}

/** Numbers before categories before `*`, the first selector first, as section "Sort Variants" has it. */
function compareKeys(a: Variant, b: Variant): number {
  for (const [index, key] of a.keys.entries()) {
    const difference = rankOf(key) - rankOf(b.keys[index]);
    if (difference) return difference;
  }
  return 0;
}

const rankOf = (key: string | undefined): number => (key === undefined ? 2 : isNumber(key) ? 0 : 1);

/** Whether a key is a number and no category of plurals. */
export const isNumber = (key: string): boolean => /^\d+$/.test(key);
