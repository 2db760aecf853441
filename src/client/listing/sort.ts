import { parseChoice } from '../../core/facets/choice.ts';
import { choose } from './filtered-list.ts';
import { listOf } from './list-of.ts';
import { readList } from './read-list.ts';
import { openSorts } from './sort-panel.ts';

/** Opens the sorts of the page's list. */
export async function run(opener: HTMLElement): Promise<void> {
  const { base, query } = listOf(opener);
  const { table } = await readList(base);
  openSorts({
    ...{ table, opener },
    choice: parseChoice(query),
    onChoose: (choice) => void choose(base, choice),
  });
}
