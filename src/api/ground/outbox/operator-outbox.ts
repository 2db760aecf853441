import { type Actor, writeAudit } from '../audit/audit.ts';
import type { Services } from '../services.ts';
import { allow, stop } from './opt-outs.ts';
import { retryGivenUp } from './outbox.ts';

/** The operator's actions on messages and on opt-outs. */

type Context = Pick<Services, 'database' | 'now'>;

/** Sends a given-up message again, by its id, or all of them. Returns how many; 0 is not an error. */
export function retryMessages({ database, now }: Context, actor: Actor, which: 'all' | { readonly id: string }) {
  return database.write(async (db): Promise<number> => {
    const id = which === 'all' ? undefined : which.id;
    const count = await retryGivenUp(db, id, now());
    const subject = id === undefined ? 'messages' : `message:${id}`;
    if (count > 0) await writeAudit(db, now(), actor, 'messages-retried', subject, { count });
    return count;
  });
}

/** Stops messages to a phone whose owner has asked for that. */
export const stopMessages = ({ database, now }: Context, actor: Actor, phone: string): Promise<void> =>
  database.write(async (db) => {
    await stop(db, { phone }, now());
    await writeAudit(db, now(), actor, 'messages-stopped', 'messages');
  });

/** Sends messages to a phone again. Returns whether they were stopped; otherwise nothing is changed. */
export const allowMessages = ({ database, now }: Context, actor: Actor, phone: string): Promise<boolean> =>
  database.write(async (db) => {
    const wasStopped = await allow(db, { phone }, now());
    if (wasStopped) await writeAudit(db, now(), actor, 'messages-allowed', 'messages');
    return wasStopped;
  });
