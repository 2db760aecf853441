/** What builds of many products are meant to take. */

/** One measured scenario, with the floor of the same run. */
export interface Figure {
  readonly scenario: string;
  readonly products: number;
  readonly seconds: number;
  /** Of all processors, of the build and of the floor: other programs change it less than seconds. */
  readonly processorSeconds: number;
  readonly floorProcessorSeconds: number;
  readonly memoryBytes: number;
}

export interface AimResult {
  readonly label: string;
  readonly aim: string;
  readonly found: string;
  /** Undefined where no shop of this size was measured. */
  readonly isMet: boolean | undefined;
}

export const NAMES = {
  cold: 'cold full build',
  all: 'warm full build, no site before',
  price: 'one price changed, second after a full build',
  header: 'one category moved in the header',
  template: "the product page's template changed",
  development: 'first page of npm run dev',
} as const;

interface Aim {
  readonly products: number;
  /** A scenario; without one it is about all of them. */
  readonly scenario?: string;
  readonly most: number;
  readonly unit: keyof typeof UNITS;
}

const UNITS = {
  floors: {
    value: ({ processorSeconds, floorProcessorSeconds }: Figure) => processorSeconds / floorProcessorSeconds,
    name: "times the floor's processor time",
  },
  seconds: { value: ({ seconds }: Figure) => seconds, name: 's' },
  gigabytes: { value: ({ memoryBytes }: Figure) => memoryBytes / 1e9, name: 'GB of memory' },
} as const;

const AIMS: readonly Aim[] = [
  { products: 10_000, scenario: NAMES.cold, most: 15, unit: 'floors' },
  { products: 10_000, scenario: NAMES.all, most: 10, unit: 'floors' },
  { products: 100_000, scenario: NAMES.all, most: 6, unit: 'floors' },
  { products: 10_000, scenario: NAMES.price, most: 1.5, unit: 'floors' },
  { products: 30_000, scenario: NAMES.price, most: 1.5, unit: 'floors' },
  { products: 10_000, scenario: NAMES.template, most: 10, unit: 'floors' },
  { products: 10_000, scenario: NAMES.header, most: 2, unit: 'seconds' },
  { products: 10_000, scenario: NAMES.development, most: 3, unit: 'seconds' },
  { products: 100_000, most: 1.5, unit: 'gigabytes' },
];

/** The sizes that aims are about. */
export const AIMED_SIZES: readonly number[] = [...new Set(AIMS.map(({ products }) => products))].sort((a, b) => a - b);

export const checkAims = (figures: readonly Figure[]): AimResult[] =>
  AIMS.map(({ products, scenario, most, unit }) => {
    const { value, name } = UNITS[unit];
    const values = figures
      .filter((figure) => figure.products === products && (scenario === undefined || figure.scenario === scenario))
      .map(value);
    const found = values.length === 0 ? undefined : Math.max(...values);
    return {
      label: `${products} products: ${scenario ?? 'any of these builds'}`,
      aim: `${most} ${name}`,
      found: found === undefined ? '–' : found.toFixed(1),
      isMet: found === undefined ? undefined : found <= most,
    };
  });

/** The rows of a table: aim, what was found, and whether it is met. */
export const aimRows = (results: readonly AimResult[]): string[][] =>
  results.map(({ label, aim, found, isMet }) => [
    label,
    aim,
    found,
    isMet === undefined ? 'not measured' : isMet ? 'met' : 'MISSED',
  ]);
