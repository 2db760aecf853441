/** Most searches that are remembered. */
export const REMEMBERED_SEARCHES = 6;
/** Longest query that is remembered and searched for. */
export const LONGEST_QUERY = 120;

const VERSION = 1;

/**
 * A query as it is searched for and shown: without spare spaces, control and format characters (joiners are letters of Devanagari), and not
 * longer than `LONGEST_QUERY`.
 */
export function cleanQuery(text: string): string {
  const plain = text.replace(/[\p{Cc}\s]+/gu, ' ').replace(/(?![\u200c\u200d])\p{Cf}/gu, '');
  return [...plain.trim()].slice(0, LONGEST_QUERY).join('').trim();
}

/** Reads the stored searches, which are untrusted, the latest first. */
export function readSearches(text: string): string[] {
  try {
    const stored = JSON.parse(text) as { version?: unknown; searches?: unknown } | null;
    if (stored?.version !== VERSION || !Array.isArray(stored.searches)) return [];
    const queries = stored.searches.filter((query) => typeof query === 'string').map(cleanQuery);
    return [...new Set(queries)].filter(Boolean).slice(0, REMEMBERED_SEARCHES);
  } catch {
    return [];
  }
}

/** What is stored once a search was made: it is the first, and another spelling of it in capitals or small letters goes. */
export function addSearch(stored: string | null, query: string): string {
  const others = readSearches(stored ?? '').filter((other) => other.toLowerCase() !== query.toLowerCase());
  return JSON.stringify({ version: VERSION, searches: [query, ...others].slice(0, REMEMBERED_SEARCHES) });
}
