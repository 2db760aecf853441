import type { CommonResults } from '../../core/search/common-results.ts';

/** What client/boot/query.ts has asked for: results by the name of their search, and nothing for one that is not known. */
type Asked = Record<string, Promise<CommonResults | undefined> | undefined>;

/** Results of searches that were asked for with the page. */
export const listAsked = (): Asked => (self as { common?: Asked }).common ?? {};

/** The name of a search in files of results. */
export const keyOf = (query: string): string => query.toLowerCase().normalize();
