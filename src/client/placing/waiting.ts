import type { Review } from '../../orders/checkout.ts';
import { checkoutText } from '../../messages/rooms/checkout.ts';
import { isSentByItself, type TypedOrder, type WaitingOrder } from './placing-attempt.ts';
import { randomId } from '../../browser/forms/once-key.ts';
import { readToken } from '../../stores/session.ts';
import { alone, dropAttempt, readAttempt, writeAttempt } from './attempt.ts';
import { describeChanges } from './describe-changes.ts';
import { onlyOf, type Placing, submit } from './placing.ts';

/**
 * An order that waits for a connection (src/decisions/worker.md). It is stored with the idempotency key of its attempt, so that it is
 * sent once by however many tabs, and survives the browser's end.
 */

export const readWaiting = (): WaitingOrder | undefined => readAttempt()?.waits;

export function letWait(request: TypedOrder, review: Review): Promise<void> {
  return alone(async () => {
    const { key, isSent } = readAttempt() ?? { key: randomId(), isSent: false };
    const isOfAccount = readToken() !== undefined;
    writeAttempt({ key, isSent, only: onlyOf(), waits: { request, review, at: Date.now(), isOfAccount } });
  });
}

/** Returns whether the order may have reached the host nevertheless: then its key is kept, by which the checkout asks for it. */
export function cancelWaiting(): Promise<boolean> {
  return alone(async () => {
    const attempt = readAttempt();
    if (attempt?.isSent) writeAttempt({ key: attempt.key, isSent: true, only: attempt.only });
    else dropAttempt();
    return attempt?.isSent === true;
  });
}

/**
 * Sends the waiting order, if there still is one: another tab may have sent or cancelled it. Without `isWanted` only one that may be sent
 * without the shopper's doing.
 */
export function sendWaiting(isWanted: boolean): Promise<Placing | undefined> {
  return alone(async () => {
    const attempt = readAttempt();
    const { waits } = attempt ?? {};
    if (!attempt || !waits || !(isWanted || isSentByItself(waits, Date.now()))) return undefined;
    const token = waits.isOfAccount ? readToken() : undefined;
    let placing: Placing = { state: 'logged-out' };
    if (!waits.isOfAccount || token !== undefined) {
      writeAttempt({ ...attempt, isSent: true });
      placing = await submit(attempt.key, waits.request, token);
    }
    const refusal = describeRefusal(placing, waits.review);
    if (refusal !== undefined) writeAttempt({ ...attempt, waits: { ...waits, refusal } });
    return placing;
  });
}

/** Why the host does not take an order; undefined if it does, or has not answered. */
function describeRefusal(placing: Placing, review: Review): string | undefined {
  if (placing.state === 'changed') return describeChanges(review, placing.quote).join('\n');
  if (placing.state === 'invalid') return Object.values(placing.fields).join('\n');
  if (placing.state === 'logged-out') return checkoutText.loggedOut;
  return undefined;
}
