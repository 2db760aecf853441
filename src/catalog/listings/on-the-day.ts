import type { Availability } from '../values/availability.ts';
import { oncePerSite, type Site } from '../site/site.ts';

/** Whether a day (ISO date in India) has come. */
const hasCome = oncePerSite('hasCome', (site, day: string) => day <= site.today);

/**
 * The availability today: what is available from today or an earlier day is in stock. View models ask for this in place of comparing with
 * `site.today`, so that a new day makes only those again for which it decides something.
 */
export const settleNow = (site: Site, availability: Availability): Availability =>
  typeof availability === 'object' && hasCome(site, availability.from) ? 'in-stock' : availability;

/** The same for one site. */
export const settlerOf =
  (site: Site) =>
  (availability: Availability): Availability =>
    settleNow(site, availability);
