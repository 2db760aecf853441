/** Values of rows as answers have them. */

export const isoMoment = (at: number): string => new Date(at).toISOString();

/** The fields that have a value; answers leave out the others. */
export function present<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], null> } {
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined && entry !== null);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], null> };
}
