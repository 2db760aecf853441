/**
 * When a server sent an answer that may come from a cache, by its headers, in milliseconds since 1970; `now` where they don't say, or say
 * that it is still to come.
 */
export function readSentAt(headers: { get(name: string): string | null }, now: number): number {
  const made = Date.parse(headers.get('date') ?? '');
  const age = Number(headers.get('age')) || 0;
  return Math.min(now, made + age * 1000 || now);
}
