import { cleanQuery } from './stored-searches.ts';
import { type Choice, formatChoice, NO_CHOICE, parseChoice } from '../../core/facets/choice.ts';

/** What the search page shows: `/search?q=red+saree&colour=blue&page=2`. */
export interface Request {
  readonly query: string;
  readonly choice: Choice;
}

/** Reads the query of an address, which is untrusted. */
export const parseRequest = (search: string): Request => ({
  query: cleanQuery(new URLSearchParams(search).get('q') ?? ''),
  choice: parseChoice(search),
});

/** The query of an address, with its question mark. */
export function formatRequest({ query, choice }: Request): string {
  const rest = formatChoice(choice);
  return `?${new URLSearchParams({ q: query })}${rest && `&${rest}`}`;
}

/** The first page of a query's results, without a choice. */
export const requestFor = (query: string): Request => ({ query, choice: NO_CHOICE });
