import fc from 'fast-check';
import type { Operation, Schema } from './contract.ts';
import { anyCharacter } from '../../support/any-character.ts';

/** Values that make sense, by the name of the field or parameter that they stand in. */
export type Sense = Readonly<Record<string, readonly unknown[]>>;

/** Text that has broken programs before, and whatever comes. */
const text = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '\u0000', "'; drop table orders; --", '%00', '__proto__', '\ud800', '🪔'.repeat(50), '١٢٣', '-1'],
    'x'.repeat(5_000),
  ),
  fc.string({ unit: anyCharacter, maxLength: 60 }),
);
const nonsense = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(null, -1, 1e308, true, [], {}));

/** A value of a schema: sense mostly, what only the schema asks for at times, nonsense now and then. */
function sensibleValue(schema: Schema, name: string, sense: Sense): fc.Arbitrary<unknown> {
  const sensible = sense[name];
  return fc.oneof(
    ...(sensible ? [{ arbitrary: fc.constantFrom(...sensible), weight: 30 }] : []),
    { arbitrary: shapeOf(schema, name, sense), weight: sensible ? 1 : 30 },
    { arbitrary: nonsense, weight: 1 },
  );
}

function shapeOf(schema: Schema, name: string, sense: Sense): fc.Arbitrary<unknown> {
  const { type, properties = {}, required = [], items = {}, enum: values, pattern } = schema;
  const alternatives = schema['anyOf'] as Schema[] | undefined;
  if (alternatives) return fc.oneof(...alternatives.map((alternative) => shapeOf(alternative, name, sense)));
  if (Array.isArray(values)) return fc.constantFrom(...(values as unknown[]));
  if (type === 'object') {
    const fields = Object.entries(properties as Record<string, Schema>);
    return fc.record(Object.fromEntries(fields.map(([field, value]) => [field, sensibleValue(value, field, sense)])), {
      requiredKeys: required as string[],
    });
  }
  if (type === 'array') return fc.array(sensibleValue(items as Schema, name, sense), { minLength: 1, maxLength: 2 });
  if (type === 'integer' || type === 'number') return fc.oneof(fc.integer(), fc.double());
  if (type === 'boolean') return fc.boolean();
  return typeof pattern === 'string' ? fc.stringMatching(new RegExp(pattern)) : text;
}

/** What an operation may be asked: an address with everything that varies filled in, and a body. */
export function requestOf(
  path: string,
  operation: Operation,
  sense: Sense,
): fc.Arbitrary<{ readonly address: string; readonly body: unknown }> {
  const parameters = (operation.parameters ?? []).filter(({ in: place }) => place !== 'header');
  const schema = operation.requestBody?.content['application/json']?.schema;
  const values = Object.fromEntries(
    parameters.map((parameter) => [parameter.name, sensibleValue(parameter.schema, parameter.name, sense)]),
  );
  const address = fc.record(values).map((filled) => {
    const write = (name: string) => encodeURIComponent(textOf(filled[name]).toWellFormed());
    const query = parameters.flatMap(({ name, in: place }) => (place === 'query' ? [`${name}=${write(name)}`] : []));
    const below = path.replace(/\{(\w+)\}/g, (_, name: string) => write(name) || 'x');
    return query.length > 0 ? `${below}?${query.join('&')}` : below;
  });
  return fc.record({
    address,
    body: schema ? sensibleValue(schema, '', sense) : fc.option(nonsense, { nil: undefined }),
  });
}

/** A value as part of an address; an object may have nothing that makes a text of it. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? (JSON.stringify(value) ?? '') : String(value);
