import { statesOfCircle } from './circles.ts';
import { type PostOffice, stateOfRecord } from './post-offices.ts';

/** How far from offices of its district, in kilometres, a post office beyond the border of its circle may be. */
const NEAR_KM = 40;

/** So many offices of the district have to be near, since single coordinates are often wrong. */
const NEAR_OFFICES = 3;

/**
 * Whether the district of a record, in a state that its circle does not serve, is near the office: villages beyond a
 * border are served from the nearer town. A district at the other end of the country is a mistake. Near is also a
 * district with codes of the same first three digits. `offices` must not have those with a wrong code.
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

/** The distance of two offices, precise enough for short ones; infinite without coordinates. */
function kilometres(one: PostOffice, other: PostOffice): number {
  if (!one.a || !one.n || !other.a || !other.n) return Number.POSITIVE_INFINITY;
  const east = (one.n - other.n) * Math.cos((one.a * Math.PI) / 180);
  return Math.hypot(one.a - other.a, east) * 111;
}
