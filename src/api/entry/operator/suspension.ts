import type { Actor } from '../../ground/audit/audit.ts';
import { selectUnattended } from '../../records/orders/unattended.ts';
import { reinstateSeller, suspendSeller } from '../../records/sellers/suspend.ts';
import type { HostServices } from '../services.ts';
import { type OperatorCommand, requireOption } from './command.ts';
import { wordReinstatement, wordSuspension } from '../outcomes/sellers.ts';
import { sellerWord } from './sellers.ts';

/** Commands to suspend and reinstate sellers. */
export const suspensionCommands: readonly OperatorCommand[] = [
  {
    name: 'sellers suspend',
    usage: '<id or email> --reason <text>',
    summary: "suspend a shop: its products can't be ordered, and you take over its open orders",
    run: async ({ services, actor }, args) => {
      const reason = requireOption(args, 'reason', 'the seller reads it');
      return suspend(services, actor, sellerWord(args), reason);
    },
  },
  {
    name: 'sellers reinstate',
    usage: '<id or email>',
    summary: 'reinstate a suspended shop',
    run: async ({ services, actor }, args) => {
      const seller = sellerWord(args);
      return wordReinstatement(await reinstateSeller(services, actor, seller), seller);
    },
  },
];

/**
 * Suspends a seller and describes the result, with the number of open shipments on which only the operator can act now.
 * @throws OperatorError if the seller was not suspended
 */
export async function suspend(services: HostServices, actor: Actor, named: string, reason: string): Promise<string> {
  const suspended = await suspendSeller(services, actor, named, reason);
  if (suspended.kind !== 'done') return wordSuspension(suspended, named, 0);
  const { length: count } = await selectUnattended(services)
    .where('shipments.seller_id', '=', suspended.sellerId)
    .execute();
  return wordSuspension(suspended, named, count);
}
