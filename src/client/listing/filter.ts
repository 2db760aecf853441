import { parseChoice } from '../../core/facets/choice.ts';
import { $listing } from '../../stores/listing.ts';
import { fillFacetColumn, hasFacetColumn, openFacetPanel, updateFacetColumn } from './facet-panel.ts';
import { choose } from './filtered-list.ts';
import { listOf, readListing } from './list-of.ts';
import { readList } from './read-list.ts';

/** Opens the facets of the page's list. */
export const run = (opener: HTMLElement): Promise<void> => showPanel(opener, openFacetPanel);

/** Fills the column beside the list, if there is room for it. */
export const fill = (opener: HTMLElement): Promise<void> => showPanel(opener, fillFacetColumn);

async function showPanel(opener: HTMLElement, show: typeof openFacetPanel): Promise<void> {
  const { base, query } = listOf(opener);
  const { table } = await readList(base);
  show({
    ...{ table, opener },
    onChoose: (choice) => void choose(base, choice),
    choice: parseChoice(query),
  });
  if (!hasFacetColumn(table)) return;
  // A page of a single value is shown until the whole list replaces it, and again when the history leads back to it.
  const opened = ($listing.get() ?? readListing(document))?.base;
  const stop = $listing.listen((listing, before) => {
    if (!hasFacetColumn(table)) stop();
    // The island has just started: it knows of no choice yet.
    else if (!before) return;
    else if (listing?.base === base) updateFacetColumn(table, parseChoice(listing.query ?? ''));
    else if (listing?.base === opened) updateFacetColumn(table, parseChoice(query));
  });
}
