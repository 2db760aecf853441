import { isUnchanged, parseChoice, settleChoice } from '../../core/facets/choice.ts';
import { savesData } from '../../browser/page.ts';
import { fill } from './filter.ts';
import { showAddress } from './filtered-list.ts';
import { listOf } from './list-of.ts';
import { readList } from './read-list.ts';

/** Applies the choice in the address of a list that was just opened, and fills the column of its filters; on a slow link once the page has loaded. */
export async function run(control: HTMLElement): Promise<void> {
  await applyAddress(control);
  if (savesData()) return;
  if ('3g' in document.documentElement.dataset && document.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done, { once: true }));
  await fill(control);
}

async function applyAddress(control: HTMLElement): Promise<void> {
  const choice = parseChoice(location.search);
  if (isUnchanged(choice)) return;
  const { base } = listOf(control);
  const { table } = await readList(base);
  // An address may have other parameters, such as those of a campaign.
  if (!isUnchanged(settleChoice(choice, table)))
    await showAddress(base, location.search, history.state?.listing?.scroll ?? 'stay');
}
