import { isUnchanged, parseChoice, settleChoice } from '../../core/facets/choice.ts';
import { showAddress } from './filtered-list.ts';
import { listOf } from './list-of.ts';
import { readList } from './read-list.ts';

/** Applies the choice in the address of a list that was just opened. */
export async function run(control: HTMLElement): Promise<void> {
  const choice = parseChoice(location.search);
  if (isUnchanged(choice)) return;
  const { base } = listOf(control);
  const { table } = await readList(base);
  // An address may have other parameters, such as those of a campaign.
  if (!isUnchanged(settleChoice(choice, table)))
    await showAddress(base, location.search, history.state?.listing?.scroll ?? 'stay');
}
