import type { QueryBuilder } from '../database/types.ts';
import { type Charge, charge } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { fold } from '../text/identity.ts';
import { insertMessage, type Message } from './outbox.ts';

/** Who causes a message that anybody can request. */
export interface Cause {
  /**
   * The client's address. For a message without a client's request, the reason why it is not counted: its request was already counted, the account has
   * proven an address and counts by itself, it is about an order, which counts by itself, or somebody of the operator requests it.
   */
  readonly address: string | { readonly not: 'counted-before' | 'proven-account' | 'of-an-order' | 'by-staff' };
  /** The account of the shopper, seller or order that requests it, which is counted separately from the address. */
  readonly account?: string | undefined;
  /** Whether the recipient is confirmed as theirs. Requests by strangers, or from the same address, are then not counted. */
  readonly isOwn?: boolean;
  /** The limits of the recipient, where the message has its own: codes and links are counted apart from notices. */
  readonly target?: readonly Charge[];
}

/**
 * Puts a message into the outbox that anybody can cause by a request, to any address or number. It counts by recipient, by account and by the client's
 * address; beyond a limit it is dropped, and the request may still succeed. The messages of all requests in a day are compared with a sum of the shop,
 * which alarms (`countQueues`). Returns the seconds to wait if the message is not sent. It has to run in a write job.
 */
export async function enqueueAsked(
  { config, now, log }: Pick<Services, 'config' | 'now' | 'log'>,
  db: QueryBuilder,
  message: Message,
  { address, account, isOwn = false, target }: Cause,
): Promise<number | undefined> {
  const recipient = withoutTag(fold(message.recipient));
  const isPhone = 'channel' in message;
  const by = account ?? (typeof address === 'string' ? address : address.not);
  const notices: readonly Charge[] = isOwn
    ? [['message-recipient', `own ${recipient}`]]
    : [
        ['message-recipient-address', `${recipient} ${by}`],
        ['message-recipient', recipient],
      ];
  const charges: Charge[] = [...(target ?? notices)];
  if (account !== undefined) charges.push(['message-account', account]);
  if (typeof address === 'string' && !isOwn) charges.push([isPhone ? 'phone-address' : 'message-address', address]);
  const wait = await charge(db, config.limits, charges, now());
  if (wait !== undefined) {
    log.warn('message not sent: a limit of its recipient, account or address is reached', { kind: message.kind });
    return wait;
  }
  await insertMessage(db, message, now());
  return undefined;
}

/** Most mail hosts deliver asha+anything@ to asha@. */
function withoutTag(address: string): string {
  const [at, plus] = [address.lastIndexOf('@'), address.indexOf('+')];
  return plus >= 0 && plus < at ? address.slice(0, plus) + address.slice(at) : address;
}
