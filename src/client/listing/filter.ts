import { NO_CHOICE, parseChoice } from '../../core/facets/choice.ts';
import { $listing } from '../../stores/listing.ts';
import { closeFacetColumn, hasFacetColumn, openFacetPanel, updateFacetColumn } from './facet-panel.ts';
import { choose } from './filtered-list.ts';
import { listOf } from './list-of.ts';
import { readList } from './read-list.ts';

/** Opens the facets of the page's list. */
export async function run(opener: HTMLElement): Promise<void> {
  const { base, query } = listOf(opener);
  const { table } = await readList(base);
  const beside = document.querySelector<HTMLElement>('#listing');
  if (!beside) return;
  await openFacetPanel({
    ...{ table, opener, beside },
    onChoose: (choice) => void choose(base, choice),
    choice: parseChoice(query),
    startsWithSort: opener.dataset['start'] === 'sort',
  });
  if (!hasFacetColumn(table)) return;
  const stop = $listing.listen((listing) => {
    if (!hasFacetColumn(table)) stop();
    else if (listing?.base === base) updateFacetColumn(table, listing.query ? parseChoice(listing.query) : NO_CHOICE);
    else {
      closeFacetColumn();
      stop();
    }
  });
}
