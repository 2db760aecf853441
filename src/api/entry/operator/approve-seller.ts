import type { Shop } from '../../ground/shop/read-shop.ts';
import { approveSeller, type SellerChoice } from '../../records/sellers/decide-application.ts';
import { type OperatorCommand, requireOption } from './command.ts';
import { wordApproval } from '../outcomes/sellers.ts';
import { sellerWord } from './sellers.ts';

/** Stands before the id of a seller whose file will be made, or alone if the id will be made too. */
export const NEW_SELLER = 'new';
/** The missing argument in words: the shop that the approval opens. */
const SELLER_WORDS = `the id of the seller in the catalogue, or ${NEW_SELLER} to make its file`;

export const approveCommand: OperatorCommand = {
  name: 'sellers approve',
  usage: `<id or email> --seller <id in the catalogue, or ${NEW_SELLER}:<id> to make its file>`,
  summary: 'approve an application',
  run: async ({ services, actor }, args) => {
    const choice = readSellerChoice(requireOption(args, 'seller', SELLER_WORDS), services.shop());
    const seller = sellerWord(args);
    return wordApproval(await approveSeller(services, actor, seller, choice), seller, services.shop());
  },
};

/** Reads which seller was typed: the id of one in the catalogue, `new`, or `new:` and the id of one that will be made. */
export function readSellerChoice(typed: string, { sellers }: Shop): SellerChoice {
  const [word, id = ''] = typed.split(':');
  if (word !== NEW_SELLER || sellers.has(NEW_SELLER)) return { kind: 'listed', id: typed };
  return { kind: 'made', id: id === '' ? undefined : id };
}
