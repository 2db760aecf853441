import type { Availability } from '../../catalog/values/availability.ts';
import { formatShortDay } from '../../core/calendar/short-day.ts';
import { addDays } from '../../core/delivery/delivery-date.ts';
import { FEW_LEFT } from '../../core/site/constants.ts';
import { availabilityText } from '../../messages/rooms/availability.ts';
import { formatDay } from './format.ts';

/** How much is left of a product or size, in words. */

/** An availability as text: "In stock", "Sold out" or "Available from 2 Nov 2025". */
export function formatAvailability(availability: Availability): string {
  if (availability === 'in-stock') return availabilityText.inStock;
  return availability === 'sold-out'
    ? availabilityText.soldOut
    : availabilityText.availableFrom({ day: formatDay(availability.from) });
}

/** A day that is further away is written with its year. */
const YEARLESS_DAYS = 300;

/** When it can be bought, as short as a card needs it: "From 15 Jan". `today` is an ISO date. */
export function formatAway(availability: Availability, today: string): string {
  if (typeof availability === 'string') return formatAvailability(availability);
  const day = availability.from.slice(0, 10);
  return availabilityText.from({
    day: day < addDays(today, YEARLESS_DAYS) ? formatShortDay(day) : formatDay(availability.from),
  });
}

/** Why a product can't be bought now: "Sold out", or with a day "Sold out. Back on 15 Jan 2027." */
export const soldOutWords = (availability: Availability): string =>
  typeof availability === 'object'
    ? availabilityText.backOn({ day: formatDay(availability.from) })
    : formatAvailability(availability);

/** "Only 3 left"; undefined where there are more, or the stock is not counted. */
export const formatLeft = (stock: number | undefined): string | undefined =>
  stock && stock <= FEW_LEFT ? availabilityText.left({ pieces: stock }) : undefined;
