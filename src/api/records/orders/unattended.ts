import type { Services } from '../../ground/services.ts';

/** Open shipments without a seller who could act: the seller is suspended or has no account. */
export const selectUnattended = ({ database }: Pick<Services, 'database'>) =>
  database.read
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .leftJoin('sellers', 'sellers.seller_id', 'shipments.seller_id')
    .select(['shipments.id', 'shipments.seller_id', 'shipments.status', 'orders.number', 'orders.created_at'])
    .select('sellers.status as account')
    .where('orders.stage', '=', 'open')
    .where('shipments.status', 'not in', ['delivered', 'cancelled'])
    .where((eb) =>
      eb.or([eb('shipments.undelivered', 'is', null), eb('shipments.undelivered', 'not in', ['back', 'lost'])]),
    )
    .where((eb) => eb.or([eb('sellers.status', 'is', null), eb('sellers.status', '!=', 'approved')]))
    .orderBy('shipments.id');
