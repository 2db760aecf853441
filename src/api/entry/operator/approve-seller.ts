import { suggest } from '../../../catalog/source/problems.ts';
import type { Shop } from '../../ground/shop/read-shop.ts';
import {
  type Approval,
  approveSeller,
  type GstinAdvice,
  type SellerChoice,
} from '../../records/sellers/decide-application.ts';
import type { AskedAgain } from '../../records/sellers/ask-again.ts';
import { type OperatorCommand, OperatorError, requireOption } from './command.ts';
import { sellerWord, unknownSeller, wordNotWaiting } from './sellers.ts';

/** Before the id of a seller whose file is to be made; alone where the id is to be made, too. */
export const NEW_SELLER = 'new';
/** What names the shop to open, where it is missing. */
export const SELLER_WORDS = `the id of the seller in the catalogue, or ${NEW_SELLER} to make its file`;

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

/** The seller that was typed: the id of a seller of the catalogue, `new`, or `new:` and the id of a seller to be made. */
export function readSellerChoice(typed: string, { sellers }: Shop): SellerChoice {
  const [word, id = ''] = typed.split(':');
  if (word !== NEW_SELLER || sellers.has(NEW_SELLER)) return { kind: 'listed', id: typed };
  return { kind: 'made', id: id === '' ? undefined : id };
}

/** @throws OperatorError for an approval that did not come about */
export function wordApproval(approval: Approval, named: string, { sellers }: Shop): string {
  switch (approval.kind) {
    case 'unknown-seller':
      throw unknownSeller(named);
    case 'not-waiting':
      throw new OperatorError(wordNotWaiting(approval.status));
    case 'unconfirmed':
      throw new OperatorError(
        `Nobody has confirmed ${approval.email} yet. We have sent the link there again: approve once it was opened.`,
      );
    case 'unlisted': {
      const hint = suggest(approval.id, sellers.keys());
      throw new OperatorError(
        `The catalogue has no seller "${approval.id}".${hint ? ` Hint: ${hint}` : ''} To make its file from the application: --seller ${NEW_SELLER}:${approval.id}`,
      );
    }
    case 'listed-already':
      throw new OperatorError(`The catalogue has the seller "${approval.id}" already: --seller ${approval.id}`);
    case 'no-file':
      throw new OperatorError(approval.why);
    case 'not-writable':
      throw new OperatorError(
        `Nothing is approved yet, as the catalogue can't be written here. Save this as ${approval.file.path} in the catalogue, publish it, and approve again with --seller ${approval.id}:\n${approval.file.text}`,
      );
    case 'seller-taken':
      throw new OperatorError(`${approval.id} is taken by ${approval.email}.`);
    case 'other-gstin': {
      const { id, listed, applied } = approval;
      const words = applied === undefined ? 'declares an exemption from GST' : `names GSTIN ${applied}`;
      throw new OperatorError(
        `The catalogue has GSTIN ${listed} for ${id}, the application ${words}. Correct sellers/${id}.json, or refuse the application with a reason.`,
      );
    }
    case 'approved': {
      const { id, email, unsent, advice, path } = approval;
      return [
        `${email}: approved.`,
        ...(advice ? wordAdvice(advice, `sellers/${id}.json`) : []),
        ...(unsent ? [`Not sent yet: ${unsent}.`] : []),
        ...(path === undefined
          ? []
          : [`Its file ${path} is in the catalogue: look at it, commit it, and build the site.`]),
      ].join(' ');
    }
  }
}

/** @throws OperatorError for an applicant who was not asked */
export function wordAsked(asked: AskedAgain, named: string): string {
  switch (asked.kind) {
    case 'unknown-seller':
      throw unknownSeller(named);
    case 'confirmed':
      throw new OperatorError(`${asked.email} is confirmed.`);
    case 'too-often':
      throw new OperatorError(`We have sent the link to ${asked.email} several times today. Try again later.`);
    case 'asked':
      return `We have sent the link to ${asked.email} again.`;
  }
}

function wordAdvice(advice: GstinAdvice, file: string): readonly string[] {
  switch (advice.kind) {
    case 'not-listed':
      return [
        `Invoices bear its GSTIN ${advice.gstin}. Add it to ${file}, so that both agree.`,
        ...(advice.state === undefined ? [] : [`Until then pages say that it sells within ${advice.state} only.`]),
      ];
    case 'no-state':
      return [`It has no GSTIN and may sell within its own state only. Add the state to the address in ${file}.`];
    case 'own-state':
      return [
        `It has no GSTIN, so it sells within ${advice.state} only.`,
        ...(advice.pickupState === undefined
          ? []
          : [`Its pickup address is in ${advice.pickupState}: correct the address in ${file}.`]),
      ];
  }
}
