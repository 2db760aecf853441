import { statesOfCircle } from './circles.ts';
import { type PostOffice, stateOfRecord } from './post-offices.ts';

/** How far, in kilometres, a post office across the border of its circle may be from the offices of its district. */
const NEAR_KM = 40;

/** How many offices of the district must be near, because single coordinates are often wrong. */
const NEAR_OFFICES = 3;

/**
 * Whether an office is near the district of its record when its circle doesn't serve that district's state. Villages across a border are served from
 * the nearer town; a district at the other end of the country is an error. A district that has codes with the same first three digits is near, too.
 * `offices` must not contain those with a wrong code.
 */
export function isNearDistrict(office: PostOffice, state: string, offices: readonly PostOffice[]): boolean {
  const inDistrict = offices.filter(
    (other) => other.i === office.i && stateOfRecord(other) === state && statesOfCircle(other.c).includes(state),
  );
  return (
    inDistrict.some((other) => other.p.slice(0, 3) === office.p.slice(0, 3)) ||
    inDistrict.filter((other) => kilometres(office, other) <= NEAR_KM).length >= NEAR_OFFICES
  );
}

/** The distance between two offices, accurate enough for short distances. Infinite without coordinates. */
function kilometres(one: PostOffice, other: PostOffice): number {
  if (!one.a || !one.n || !other.a || !other.n) return Number.POSITIVE_INFINITY;
  const east = (one.n - other.n) * Math.cos((one.a * Math.PI) / 180);
  return Math.hypot(one.a - other.a, east) * 111;
}
