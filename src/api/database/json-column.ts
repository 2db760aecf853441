import type { z } from 'zod';

/**
 * The value of a column that holds JSON, checked against the schema of what is written there.
 * @throws when the text is no JSON or not of that shape: the row was changed by something else than the host
 */
export const parseColumn = <T>(schema: z.ZodType<T>, text: string): T => schema.parse(JSON.parse(text));
