import { readAttempt } from '../placing/attempt.ts';
import { cancelWaiting } from '../placing/waiting.ts';
import { clearDraft } from '../forms/form-draft.ts';
import { forgetVisits } from '../../browser/files/copies.ts';
import { page } from '../../browser/page.ts';

/**
 * Removes what the next person at this device must not see: copies of pages, what was filled in at the checkout, and an order of the
 * account that waits.
 */
export async function forgetTraces(): Promise<void> {
  for (const market of Object.keys(page.markets)) clearDraft(`checkout ${market}`);
  await forgetVisits();
  if (readAttempt()?.waits?.isOfAccount) await cancelWaiting();
}
