import { z } from 'zod';
import { DECIDES, OPEN } from '../schema/fields.ts';

type Path = readonly PropertyKey[];

/** A step from a schema into one of its fields or entries. */
interface Step {
  /** The schema of the field or entry. */
  readonly schema: z.core.$ZodType;
  /** Whether the value that contains it is valid without it, as far as the schema of this step says. */
  readonly isOptional: boolean;
  /** Whether the field, or the list or table that the entry is in, decides about price or sale. */
  readonly decides: boolean;
}

/** The schemas of the values that a schema stands for: without `optional`, `nullable` and transformations, of a union each. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return unwrap(schema.unwrap());
  if (schema instanceof z.ZodPipe) return unwrap(schema.in);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(unwrap);
  return [schema];
}

function takeStep(schema: z.core.$ZodType, key: PropertyKey): Step | undefined {
  const decides = DECIDES.has(schema);
  for (const one of unwrap(schema)) {
    if (one instanceof z.ZodObject && typeof key === 'string' && Object.hasOwn(one.shape, key)) {
      const field = one.shape[key] as z.ZodType;
      return { schema: field, isOptional: field.safeParse(undefined).success, decides: DECIDES.has(field) };
    }
    if (one instanceof z.ZodArray && typeof key === 'number') return { schema: one.element, isOptional: true, decides };
    if (one instanceof z.ZodRecord && typeof key === 'string')
      return { schema: one.valueType, isOptional: true, decides };
  }
  return undefined;
}

/** The steps of a path, as far as the schema knows them. */
export function listSteps(schema: z.core.$ZodType, path: Path): Step[] {
  const steps: Step[] = [];
  for (const key of path) {
    const step = takeStep(steps.at(-1)?.schema ?? schema, key);
    if (!step) break;
    steps.push(step);
  }
  return steps;
}

/** The schema of the value at a path; undefined where there is none. */
export const schemaAt = (schema: z.core.$ZodType, path: Path): z.core.$ZodType | undefined =>
  path.length === 0 ? schema : listSteps(schema, path)[path.length - 1]?.schema;

/** What to do with unknown keys of an object that may have some; undefined where they are errors. */
export function adviceFor(schema: z.core.$ZodType, path: Path): string | undefined {
  const own = schemaAt(schema, path);
  return (
    own &&
    unwrap(own)
      .map((one) => OPEN.get(one)?.advice)
      .find(Boolean)
  );
}

/**
 * The path of the smallest part that holds the value at `path` and may be left out: an optional field, or an entry of a list or table.
 * Undefined when a required field is wrong. Fields that decide about price or sale are left out only where they say nothing,
 * as `saysNothing` says for a path.
 */
export function findUnit(schema: z.core.$ZodType, path: Path, saysNothing: (path: Path) => boolean): Path | undefined {
  const steps = listSteps(schema, path);
  for (let length = steps.length; length > 0; length--) {
    const { isOptional, decides } = steps[length - 1] as Step;
    const unit = path.slice(0, length);
    // A variant that says nothing may have lost what it said.
    if (decides) return isOptional && typeof unit.at(-1) !== 'number' && saysNothing(unit) ? unit : undefined;
    if (isOptional) return unit;
  }
  return undefined;
}
