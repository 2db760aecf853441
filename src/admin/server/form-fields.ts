import { z } from 'zod';
import { FILE_SCHEMAS } from '../../catalog/json-schemas/make-json-schemas.ts';
import { REFERS } from '../../catalog/schema/fields.ts';
import { LOOKS } from '../../catalog/schema/looks.ts';
import { type FormField, FORM_KINDS, type FormKind } from '../form-contract.ts';
import { Refused } from './refused.ts';

/** The most entries of a list whose schema sets no limit. */
const MANY = 1_000;

type Schema = z.core.$ZodType;

/** The fields of a kind of file, as forms show them. @throws Refused for an unknown kind */
export function describeFields(kind: string): readonly FormField[] {
  if (!FORM_KINDS.some((one) => one === kind))
    throw new Refused(400, `There is no form for files of the kind "${kind}".`);
  return fieldsOf(FILE_SCHEMAS[kind as FormKind]).filter(({ key }) => key !== '$schema');
}

const fieldsOf = (schema: z.ZodObject): FormField[] =>
  Object.entries<Schema>(schema.shape)
    .filter(([key]) => !key.startsWith('@'))
    .map(([key, field]) => makeField(field, key));

/** A schema and those that it wraps, the outermost first. */
function* unwrap(schema: Schema): Generator<Schema> {
  yield schema;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) yield* unwrap(schema.unwrap());
  else if (schema instanceof z.ZodPipe) yield* unwrap(schema.in);
}

function makeField(schema: Schema, key = ''): FormField {
  const layers = [...unwrap(schema)];
  const {
    title = '',
    description = '',
    examples,
  } = layers.map((one) => z.globalRegistry.get(one)).find((meta) => meta?.title) ?? {};
  const example = (examples as readonly unknown[] | undefined)?.[0];
  const texts = {
    key,
    title,
    hint: description,
    ...((typeof example === 'string' || typeof example === 'number') && { example: String(example) }),
    isRequired: !z.safeParse(schema, undefined).success,
  };
  return { ...texts, ...kindOf(layers) };
}

type Kind = FormField extends infer Field
  ? Field extends FormField
    ? Omit<Field, 'key' | 'title' | 'hint' | 'example' | 'isRequired'>
    : never
  : never;

function kindOf(layers: readonly Schema[]): Kind {
  const to = layers.map((one) => REFERS.get(one)?.to).find(Boolean);
  if (to) return { kind: 'id', of: to };
  const look = layers.map((one) => LOOKS.get(one)?.as).find(Boolean);
  if (look === 'picture') return { kind: 'picture' };
  if (look) return { kind: 'text', look };
  const core = layers.at(-1);
  if (core instanceof z.ZodString || core instanceof z.ZodStringFormat) return { kind: 'text', look: 'text' };
  if (core instanceof z.ZodNumber) return { kind: 'text', look: 'number' };
  if (core instanceof z.ZodBoolean) return { kind: 'flag' };
  if (core instanceof z.ZodEnum) return { kind: 'choice', values: core.options.map(String) };
  if (core instanceof z.ZodArray) {
    const { maximum } = core._zod.bag as { readonly maximum?: number };
    return { kind: 'list', entry: makeField(core.element), most: maximum ?? MANY };
  }
  if (core instanceof z.ZodTuple) {
    const { items } = core._zod.def;
    return { kind: 'list', entry: makeField(items[0] as Schema), most: items.length, length: items.length };
  }
  if (core instanceof z.ZodRecord)
    return { kind: 'table', entry: makeField(core.valueType), keysOf: REFERS.get(core.keyType)?.to };
  if (core instanceof z.ZodObject) return { kind: 'object', fields: fieldsOf(core) };
  if (core instanceof z.ZodUnion) return kindOfUnion(core.options);
  return { kind: 'other' };
}

/** Texts and numbers are typed in one field; of other kinds of values, the kind is chosen first. */
function kindOfUnion(options: readonly Schema[]): Kind {
  const described = options.filter((option) => !(option instanceof z.ZodNull)).map((option) => makeField(option));
  const [first] = described;
  if (described.every(({ kind }) => kind === 'text'))
    return { kind: 'text', look: first?.kind === 'text' ? first.look : 'text' };
  return { kind: 'either', options: described };
}
