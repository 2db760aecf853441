// Made from ../en/availability.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface AvailabilityText {
  readonly inStock: string;
  readonly soldOut: string;
  readonly availableFrom: (values: { day: string | number }) => string;
  readonly from: (values: { day: string | number }) => string;
  readonly backOn: (values: { day: string | number }) => string;
  readonly left: (values: { pieces: number }) => string;
}

export const availabilityText: AvailabilityText = readRoom('availability');
