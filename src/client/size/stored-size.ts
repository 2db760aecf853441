import { BODY_MEASURES, type Body, type BodyMeasure } from '../../core/size/size-finder.ts';

/** Somebody's measurements, and the sizes that were found with them. */
export interface OwnSize {
  readonly body: Body;
  /** The size that was found last, by the first measurement that its chart asks for. */
  readonly sizes: Readonly<Partial<Record<BodyMeasure, string>>>;
  /** When they were given, in days since 1970: children grow. */
  readonly day: number;
}

/** By those whom the measured sizes were for, as size guides name them: "women", "girls", or nothing where they were for everybody. */
export type OwnSizes = Readonly<Record<string, OwnSize>>;

/** Of a body, in millimetres; of an age, in months. */
const SHORTEST = 20;
const LONGEST = 2500;
const OLDEST = 240;
const LONGEST_NAME = 20;
const MOST_AUDIENCES = 12;
/** How many days the measurements of a child count. */
const CHILD_DAYS = 180;

const MEASURES = Object.keys(BODY_MEASURES) as BodyMeasure[];

/** Whether this can be a measurement of a body. */
export const isMeasured = (measure: BodyMeasure, value: unknown): value is number =>
  typeof value === 'number' &&
  (measure === 'age' ? value >= 0 && value <= OLDEST : value >= SHORTEST && value <= LONGEST);

export const today = (): number => Math.floor(Date.now() / 86_400_000);

/** Reads a stored value, which is untrusted; what is not valid, and what children have outgrown, is left out. */
export function parseOwnSizes(text: string | null, now = today()): OwnSizes {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '');
  } catch {
    stored = undefined;
  }
  const own: Record<string, OwnSize> = {};
  for (const [audience, value] of Object.entries(fields(stored)).slice(0, MOST_AUDIENCES)) {
    const { body, sizes, day } = fields(value);
    const known = pick(body, isMeasured);
    if (Object.keys(known).length === 0 || typeof day !== 'number' || !isRecent(audience, known, now - day)) continue;
    const isName = (_: BodyMeasure, name: unknown): name is string =>
      typeof name === 'string' && name !== '' && name.length <= LONGEST_NAME;
    own[audience] = { body: known, sizes: pick(sizes, isName), day };
  }
  return own;
}

/** Whether measurements still count. */
function isRecent(audience: string, body: Body, days: number): boolean {
  const isChild = body.age !== undefined || /boys|girls|kids|baby/.test(audience);
  return !isChild || days <= CHILD_DAYS;
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function pick<T>(
  value: unknown,
  isValid: (measure: BodyMeasure, entry: unknown) => entry is T,
): Partial<Record<BodyMeasure, T>> {
  const known = fields(value);
  const picked: Partial<Record<BodyMeasure, T>> = {};
  for (const measure of MEASURES) {
    const entry = known[measure];
    if (isValid(measure, entry)) picked[measure] = entry;
  }
  return picked;
}
