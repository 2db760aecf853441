import { BODY_MEASURES, type Body, type BodyMeasure } from '../../core/size/size-finder.ts';

/** A shopper's measurements, and the sizes that were found with them. */
export interface OwnSize {
  readonly body: Body;
  /** The size that was found last, by the first measurement that its chart asks for. */
  readonly sizes: Readonly<Partial<Record<BodyMeasure, string>>>;
}

/** Of a body, in millimetres. */
const SHORTEST = 20;
const LONGEST = 2500;
const LONGEST_NAME = 20;

const MEASURES = Object.keys(BODY_MEASURES) as BodyMeasure[];

/** Whether this can be a measurement of a body, in millimetres. */
export const isBodyLength = (length: unknown): length is number =>
  typeof length === 'number' && length >= SHORTEST && length <= LONGEST;

/** Reads a stored value, which is untrusted; what is not valid is left out. */
export function parseOwnSize(text: string | null): OwnSize {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '');
  } catch {
    stored = undefined;
  }
  const { body, sizes } = fields(stored);
  return {
    body: pick(body, isBodyLength),
    sizes: pick(
      sizes,
      (name): name is string => typeof name === 'string' && name !== '' && name.length <= LONGEST_NAME,
    ),
  };
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function pick<T>(value: unknown, isValid: (entry: unknown) => entry is T): Partial<Record<BodyMeasure, T>> {
  const known = fields(value);
  const picked: Partial<Record<BodyMeasure, T>> = {};
  for (const measure of MEASURES) {
    const entry = known[measure];
    if (isValid(entry)) picked[measure] = entry;
  }
  return picked;
}
