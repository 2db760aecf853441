import { z } from 'zod';

/** How a form shows a field, where its type does not say it: as several lines, as an amount. */
type Look = 'amount' | 'availability' | 'block' | 'count' | 'day' | 'html' | 'moment' | 'picture';

/** Schemas with a look. Those made of them have it, too. */
export const LOOKS = z.registry<{ readonly as: Look }>();
