import { suggest } from '../../../catalog/problems/problems.ts';
import { indianDay } from '../../../core/calendar/indian-day.ts';
import { listComma } from '../../../messages/language.ts';
import { operatorOutcomesText } from '../../../messages/rooms/operator-outcomes.ts';
import type { SellerRow } from '../../ground/database/tables.ts';
import type { Shop } from '../../ground/shop/read-shop.ts';
import { CHANGE_WORDS } from '../../notices/change-messages.ts';
import type { AskedAgain } from '../../records/sellers/ask-again.ts';
import type { ApplicationRefusal, Approval, GstinAdvice } from '../../records/sellers/decide-application.ts';
import type { OperatorChange, Stopped } from '../../records/sellers/operator-changes.ts';
import { type SellerChangeRequest, changeRequest } from '../../../contract/sellers.ts';
import type { DecidedProduct } from '../../records/products/decide.ts';
import type { StatusChange } from '../../records/sellers/suspend.ts';
import { OperatorError } from './operator-error.ts';
import { fieldProblem, refusalOfFields, statusName, unknownSeller } from './words.ts';

/** Words for the results of decisions about sellers, their details and their products. */

const notWaiting = (status: SellerRow['status']): OperatorError =>
  new OperatorError(operatorOutcomesText.notWaiting({ status }));

/** Says that a seller was approved. @throws OperatorError if the seller was not */
export function wordApproval(approval: Approval, named: string, { sellers }: Shop): string {
  switch (approval.kind) {
    case 'unknown-seller':
      throw unknownSeller(named);
    case 'not-waiting':
      throw notWaiting(approval.status);
    case 'unconfirmed':
      throw new OperatorError(operatorOutcomesText.unconfirmed({ email: approval.email }));
    case 'unlisted': {
      const { id } = approval;
      const hint = suggest(id, sellers.keys());
      throw new OperatorError(
        [
          operatorOutcomesText.noneInCatalogue({ id }),
          ...(hint ? [operatorOutcomesText.hint({ hint })] : []),
          operatorOutcomesText.makeFile({ id }),
        ].join(' '),
      );
    }
    case 'listed-already':
      throw new OperatorError(operatorOutcomesText.listedAlready({ id: approval.id }));
    case 'no-file':
      throw new OperatorError(approval.why);
    case 'not-writable': {
      const { id, file } = approval;
      throw new OperatorError(`${operatorOutcomesText.notWritable({ id, path: file.path })}\n${file.text}`);
    }
    case 'seller-taken':
      throw new OperatorError(operatorOutcomesText.sellerTaken({ id: approval.id, email: approval.email }));
    case 'other-gstin': {
      const { id, listed, applied } = approval;
      throw new OperatorError(
        applied === undefined
          ? operatorOutcomesText.exemptGstin({ id, listed })
          : operatorOutcomesText.otherGstin({ id, listed, applied }),
      );
    }
    case 'approved': {
      const { id, email, unsent, advice, path } = approval;
      return [
        operatorOutcomesText.approved({ email }),
        ...(advice ? wordAdvice(advice, `sellers/${id}.json`) : []),
        ...(unsent ? [operatorOutcomesText.unsent({ missing: unsent })] : []),
        ...(path === undefined ? [] : [operatorOutcomesText.fileMade({ path })]),
      ].join(' ');
    }
  }
}

function wordAdvice(advice: GstinAdvice, file: string): readonly string[] {
  switch (advice.kind) {
    case 'not-listed':
      return [
        operatorOutcomesText.adviceGstin({ gstin: advice.gstin, file }),
        ...(advice.state === undefined ? [] : [operatorOutcomesText.adviceUntilThen({ state: advice.state })]),
      ];
    case 'no-state':
      return [operatorOutcomesText.adviceNoState({ file })];
    case 'own-state':
      return [
        operatorOutcomesText.adviceOwnState({ state: advice.state }),
        ...(advice.pickupState === undefined
          ? []
          : [operatorOutcomesText.advicePickup({ state: advice.pickupState, file })]),
      ];
  }
}

/** Says that an applicant was asked again. @throws OperatorError if they were not */
export function wordAsked(asked: AskedAgain, named: string): string {
  switch (asked.kind) {
    case 'unknown-seller':
      throw unknownSeller(named);
    case 'confirmed':
      throw new OperatorError(operatorOutcomesText.confirmedAlready({ email: asked.email }));
    case 'too-often':
      throw new OperatorError(operatorOutcomesText.askedTooOften({ email: asked.email }));
    case 'asked':
      return operatorOutcomesText.askedAgain({ email: asked.email });
  }
}

/** Says that an application was refused. @throws OperatorError if it was not */
export function wordRefusal(refusal: ApplicationRefusal, named: string): string {
  switch (refusal.kind) {
    case 'unknown-seller':
      throw unknownSeller(named);
    case 'not-waiting':
      throw notWaiting(refusal.status);
    case 'refused':
      return operatorOutcomesText.applicationRefused({ email: refusal.email });
  }
}

/**
 * Says that a seller was suspended; `count` is on how many open shipments only the operator can act now.
 * @throws OperatorError if the seller was not
 */
export function wordSuspension(suspended: StatusChange, named: string, count: number): string {
  const email = requireDone(suspended, named, operatorOutcomesText.notApproved);
  const said = operatorOutcomesText.suspended({ email });
  return count === 0 ? said : `${said} ${operatorOutcomesText.ordersYours({ count })}`;
}

/** Says that a seller was reinstated. @throws OperatorError if the seller was not */
export function wordReinstatement(reinstated: StatusChange, named: string): string {
  return operatorOutcomesText.reinstated({ email: requireDone(reinstated, named, operatorOutcomesText.notSuspended) });
}

/** The email address of the seller whose status was changed; `refusal` is the message for another status before. @throws OperatorError */
function requireDone(change: StatusChange, named: string, refusal: (values: { email: string }) => string): string {
  if (change.kind === 'unknown-seller') throw unknownSeller(named);
  const { email } = change;
  if (change.kind !== 'done') throw new OperatorError(refusal({ email }));
  return email;
}

/** Says that details of a seller were changed. @throws OperatorError if they were not */
export function wordOperatorChange(outcome: OperatorChange, named: string): string {
  if (outcome.kind === 'unknown-seller') throw unknownSeller(named);
  if (outcome.kind === 'refused') throw new OperatorError(problemsOf(outcome.error));
  const { email, sellerId, change: made } = outcome;
  const what = CHANGE_WORDS[made.kind];
  if (made.state === 'cooling') return operatorOutcomesText.changeCools({ email, what, day: indianDay(made.due_at) });
  if (made.state === 'unproven') return operatorOutcomesText.changeUnproven({ email, what });
  const said = operatorOutcomesText.changeMade({ email, what });
  return sellerId === null ? said : `${said} ${operatorOutcomesText.correctFile({ id: sellerId })}`;
}

const problemsOf = ({
  message,
  fields = {},
}: {
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}): string =>
  Object.entries(fields)
    .map(([field, problem]) => fieldProblem(field, problem))
    .join(' ') || message;

/** Says what was stopped. @throws OperatorError if there was nothing to stop */
export function wordStopped(outcome: Stopped, named: string): string {
  if (outcome.kind === 'unknown-seller') throw unknownSeller(named);
  const { email, changes } = outcome;
  if (changes.length === 0) throw new OperatorError(operatorOutcomesText.noChange({ email }));
  return operatorOutcomesText.changesStopped({
    email,
    changes: changes.map((kind) => CHANGE_WORDS[kind]).join(listComma()),
  });
}

type TypedChange = Readonly<Partial<Record<'email' | 'phone' | 'gstin' | 'pickup' | 'bank', string | undefined>>>;

/** Reads a typed change. The parts of addresses and accounts are separated by ";". @throws OperatorError */
export function readSellerChange(typed: TypedChange): SellerChangeRequest {
  const checked = changeRequest.safeParse(splitParts(typed));
  if (checked.success) return checked.data;
  throw refusalOfFields(checked.error);
}

function splitParts({ email, phone, gstin, pickup, bank }: TypedChange): SellerChangeRequest {
  const split = (text: string): string[] => text.split(';').map((part) => part.trim());
  const address = pickup === undefined ? undefined : split(pickup);
  const account = bank === undefined ? undefined : split(bank);
  if (address && address.length !== 4 && address.length !== 5)
    throw new OperatorError(operatorOutcomesText.pickupParts);
  if (account && account.length !== 3) throw new OperatorError(operatorOutcomesText.bankParts);
  const [pinCode = '', state = '', city = ''] = address?.toReversed() ?? [];
  const [holder = '', accountNumber = '', ifsc = ''] = account ?? [];
  const second = address?.length === 5 ? address[1] : undefined;
  return {
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(gstin !== undefined && (gstin.toLowerCase() === 'none' ? { gstExempt: true } : { gstin })),
    ...(address && {
      pickup: { line1: address[0] ?? '', ...(second !== undefined && { line2: second }), city, state, pinCode },
    }),
    ...(account && { bank: { holder, accountNumber, ifsc } }),
  };
}

/** The SKU of a decided product. @throws OperatorError if the decision was not made */
export function skuOf(decided: DecidedProduct, named: string): string {
  switch (decided.kind) {
    case 'unknown-product':
      throw new OperatorError(operatorOutcomesText.noProduct({ named }));
    case 'changed-meanwhile':
      throw new OperatorError(operatorOutcomesText.productChanged);
    case 'other-status':
      throw new OperatorError(operatorOutcomesText.productNotSubmitted({ status: statusName(decided.status) }));
    case 'decided':
      return decided.sku;
  }
}
