import { type Reinstatement, reinstateSeller, suspendSeller, type Suspension } from '../../records/sellers/suspend.ts';
import { type OperatorCommand, OperatorError, requireOption } from './command.ts';
import { sellerWord, unknownSeller } from './sellers.ts';

/** Commands to suspend and reinstate sellers. */
export const suspensionCommands: readonly OperatorCommand[] = [
  {
    name: 'sellers suspend',
    usage: '<id or email> --reason <text>',
    summary: "suspend a shop: its products can't be ordered, and you take over its open orders",
    run: async ({ services, actor }, args) => {
      const reason = requireOption(args, 'reason', 'the seller reads it');
      const seller = sellerWord(args);
      return wordSuspension(await suspendSeller(services, actor, seller, reason), seller);
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

/** @throws OperatorError for a suspension that did not come about */
export function wordSuspension(suspension: Suspension, named: string): string {
  if (suspension.kind !== 'done') throw refusalOf(suspension, named, 'approved');
  const { email, unattended } = suspension;
  const orders = `${unattended} open ${unattended === 1 ? 'order is' : 'orders are'} yours now: see "orders".`;
  return `${email}: suspended, and signed out.${unattended === 0 ? '' : ` ${orders}`}`;
}

/** @throws OperatorError for a reinstatement that did not come about */
export function wordReinstatement(reinstatement: Reinstatement, named: string): string {
  if (reinstatement.kind !== 'done') throw refusalOf(reinstatement, named, 'suspended');
  return `${reinstatement.email}: the shop is open again.`;
}

const refusalOf = (
  refused: Exclude<Reinstatement, { readonly kind: 'done' }>,
  named: string,
  wanted: 'approved' | 'suspended',
): OperatorError =>
  refused.kind === 'unknown-seller'
    ? unknownSeller(named)
    : new OperatorError(`${refused.email} is not ${wanted}, but ${refused.status}.`);
