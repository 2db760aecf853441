import { MM_OF, parseLength } from '../../core/size/size-finder.ts';

/** Units of size charts, with the step to which lengths in them are rounded. */
const STEPS = { in: 0.1, cm: 0.5 } as const;
export type ChartUnit = keyof typeof STEPS;

/** A length of a size chart in another unit: "36 in" is "91.5 cm". Anything else, and lengths in this unit, stay as they are. */
export function convertLength(text: string, unit: ChartUnit): string {
  const length = parseLength(text);
  if (!length || new RegExp(`${unit}$`, 'i').test(text.trim())) return text;
  const step = STEPS[unit];
  const format = (mm: number) => String(Math.round(Math.round(mm / MM_OF[unit] / step) * step * 10) / 10);
  const { from, to } = length;
  return `${from === undefined ? '' : `${format(from)}-`}${format(to)} ${unit}`;
}
