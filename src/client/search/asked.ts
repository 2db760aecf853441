import type { CommonResults } from '../../core/search/common-results.ts';

/** What client/boot/query.ts has asked for: the results of the search of the address, in lower case; nothing if they are not known, or can't be fetched. */
interface Asked {
  readonly known?: {
    readonly q: string;
    /** Of each way to write a price the lower limit and the upper one, of which few are there, in major units. */
    readonly b: readonly (string | undefined)[];
    readonly found: Promise<CommonResults | undefined>;
  };
}

export const { known } = self as Asked;
