/** The fields of an object that are not undefined. */
export function withoutUndefined<T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const fields = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return Object.fromEntries(fields) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
