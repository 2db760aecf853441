import { closeSessions } from '../accounts/sessions.ts';
import { writeAudit } from '../audit.ts';
import type { SellerRow } from '../database/tables.ts';
import { sellerSuspended } from '../mail/messages.ts';
import { enqueue } from '../mail/outbox.ts';
import {
  type CommandArguments,
  type OperatorCommand,
  type OperatorContext,
  OperatorError,
  requireOption,
} from './command.ts';
import { selectUnattended } from './shipments.ts';
import { findSeller } from './sellers.ts';

/** Commands to suspend and reinstate sellers. */
export const suspensionCommands: readonly OperatorCommand[] = [
  {
    name: 'sellers suspend',
    usage: '<id or email> --reason <text>',
    summary: "suspend a shop: its products can't be ordered, and you take over its open orders",
    run: async (context, args) => {
      const reason = requireOption(args, 'reason', 'the seller reads it');
      const seller = await change(context, args, 'approved', { status: 'suspended', reason });
      const theirs = selectUnattended(context.services).where('shipments.shop', '=', seller.shop ?? '');
      const { length: waiting } = await theirs.execute();
      const orders = `${waiting} open ${waiting === 1 ? 'order is' : 'orders are'} yours now: see "orders".`;
      return `${seller.email}: suspended, and signed out.${waiting === 0 ? '' : ` ${orders}`}`;
    },
  },
  {
    name: 'sellers reinstate',
    usage: '<id or email>',
    summary: 'reinstate a suspended shop',
    run: async (context, args) => {
      const seller = await change(context, args, 'suspended', { status: 'approved', reason: null });
      return `${seller.email}: the shop is open again.`;
    },
  },
];

/** Changes the status of a seller from `from`. Of concurrent changes, one succeeds. */
function change(
  { services, actor }: OperatorContext,
  args: CommandArguments,
  from: 'approved' | 'suspended',
  to: Pick<SellerRow, 'status' | 'reason'>,
): Promise<SellerRow> {
  const { database, now } = services;
  return database.write(async (db) => {
    const { id, email, status } = await findSeller(db, args);
    const seller = await db
      .updateTable('sellers')
      .set(to)
      .where('id', '=', id)
      .where('status', '=', from)
      .returningAll()
      .executeTakeFirst();
    if (!seller) throw new OperatorError(`${email} is not ${from}, but ${status}.`);
    if (to.status === 'suspended') await closeSessions(db, 'seller', id);
    const action = to.status === 'suspended' ? 'seller-suspended' : 'seller-reinstated';
    await writeAudit(db, now(), actor, action, `seller:${id}`, { shop: seller.shop, reason: to.reason });
    await enqueue(db, sellerSuspended(services.shop(), services.siteUrl(), seller), now());
    return seller;
  });
}
