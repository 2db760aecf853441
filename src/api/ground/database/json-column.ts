import type { z } from 'zod';

/**
 * Parses a column that holds JSON.
 * @throws when the text does not match the schema, which means that something else than the host changed the row
 */
export const parseColumn = <T>(schema: z.ZodType<T>, text: string): T => schema.parse(JSON.parse(text));
