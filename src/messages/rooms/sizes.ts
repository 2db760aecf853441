// Made from ../en/sizes.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface SizesText {
  readonly out: (values: { size: string | number }) => string;
  readonly whatIsMine: string;
  readonly unit: string;
  readonly remember: string;
  readonly find: string;
  readonly enterOne: string;
  readonly isSoldOut: (values: { size: string | number }) => string;
  readonly choose: (values: { size: string | number }) => string;
  readonly yours: string;
  readonly howToMeasure: string;
  readonly drawing: string;
  readonly footLength: string;
  readonly head: string;
  readonly underBust: string;
  readonly bust: string;
  readonly waist: string;
  readonly hip: string;
  readonly thigh: string;
  readonly inseam: string;
  readonly shoulder: string;
  readonly sleeve: string;
  readonly length: string;
  readonly inch: string;
  readonly inches: string;
  readonly cm: string;
  readonly ageIn: string;
  readonly years: string;
  readonly months: string;
}

export const sizesText: SizesText = readRoom('sizes');
