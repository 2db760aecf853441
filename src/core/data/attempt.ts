/**
 * What a function returns; undefined where it throws. For texts and files that may be damaged or missing without harm.
 *
 * @example attempt(() => JSON.parse('{')) // undefined
 */
export function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
