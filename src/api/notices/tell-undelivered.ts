import type { QueryBuilder } from '../ground/database/types.ts';
import type { Services } from '../ground/services.ts';
import type { UndeliveredParcel } from '../records/orders/record/services.ts';
import { enqueue } from '../ground/outbox/outbox.ts';
import { inLanguageOf } from '../ground/text/language.ts';
import { dashboardOf, operatorOf } from './operator-messages.ts';
import { findContact, tell } from './tell-sellers.ts';
import { operatorLost, sellerUndelivered } from './undelivered-messages.ts';

/** Tells the seller of a parcel that was not delivered, unless it said so itself, and the operator of a lost one. Has to run in a write job. */
export async function tellOfUndelivered(
  db: QueryBuilder,
  services: Pick<Services, 'shop' | 'config' | 'now' | 'apiUrl'>,
  { order, shipment, state, actor }: UndeliveredParcel,
): Promise<void> {
  const { shop, now } = services;
  const contact = actor.startsWith('seller') ? undefined : await findContact(db, services, shipment.seller_id);
  if (contact) await tell(db, services, contact.recipient, (to) => sellerUndelivered(shop(), to, order, state));
  if (state === 'lost')
    await enqueue(
      db,
      inLanguageOf(operatorOf(services), () =>
        operatorLost(shop(), operatorOf(services).email, order, shipment, dashboardOf(services)),
      ),
      now(),
    );
}
