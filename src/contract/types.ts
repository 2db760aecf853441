import type { z } from 'zod';

/** A type whose fields, at any depth, are read-only. */
type ReadOnly<T> = T extends object ? { readonly [K in keyof T]: ReadOnly<T[K]> } : T;

/** The input of a schema: a request as a page sends it. */
export type RequestOf<Schema extends z.ZodType> = ReadOnly<z.input<Schema>>;

/** The output of a schema: an answer as a page reads it. */
export type AnswerOf<Schema extends z.ZodType> = ReadOnly<z.output<Schema>>;
