// Made from ../en/sizes.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface SizesText {
  readonly out: (values: { size: string | number }) => string;
}

export const sizesText: SizesText = readRoom('sizes');
