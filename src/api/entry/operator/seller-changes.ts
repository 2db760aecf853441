import { indianDay } from '../../../core/calendar/indian-day.ts';
import type { SellerChangeRequest } from '../../../core/contract/sellers.ts';
import { CHANGE_WORDS } from '../../notices/change-messages.ts';
import {
  changeByOperator,
  type OperatorChange,
  stopByOperator,
  type Stopped,
} from '../../records/sellers/operator-changes.ts';
import { changeRequest } from '../../records/sellers/shapes.ts';
import { type CommandArguments, type OperatorCommand, type OperatorContext, OperatorError } from './command.ts';
import { sellerWord, unknownSeller } from './sellers.ts';

/** Commands on the details of approved sellers. */
export const sellerChangeCommands: readonly OperatorCommand[] = [
  {
    name: 'sellers change',
    usage:
      '<id or email> --email <address> | --phone <number> | --bank "<holder>; <number>; <IFSC>" | [--pickup "<street>; <town>; <state>; <PIN>"] [--gstin <GSTIN or none>]',
    summary:
      'change the details of a seller whose shop is open, once you have made sure that it is them; they are told everywhere. A new address has to be confirmed by its link, a new bank account is used after three days, the same one too',
    run: change,
  },
  {
    name: 'sellers stop-change',
    usage: '<id or email>',
    summary: 'stop the changes of a seller that are not made yet',
    run: stop,
  },
];

async function change({ services, actor }: OperatorContext, args: CommandArguments): Promise<string> {
  const typed = readSellerChange(args.options);
  const seller = sellerWord(args);
  return wordOperatorChange(await changeByOperator(services, actor, seller, typed), seller);
}

/** @throws OperatorError for a change that is not made */
export function wordOperatorChange(outcome: OperatorChange, named: string): string {
  if (outcome.kind === 'unknown-seller') throw unknownSeller(named);
  if (outcome.kind === 'refused') throw new OperatorError(wordsOf(outcome.error));
  const { email, sellerId, change: made } = outcome;
  const what = CHANGE_WORDS[made.kind];
  if (made.state === 'cooling')
    return `${email}: the new ${what} is used from ${indianDay(made.due_at)}. No payout is made until then.`;
  if (made.state === 'unproven')
    return `${email}: the new ${what} is used once the link is opened that was sent there.`;
  const file = sellerId === null ? '' : ` Correct sellers/${sellerId}.json, too, where it has it.`;
  return `${email}: the ${what} is changed.${file}`;
}

const wordsOf = ({
  message,
  fields = {},
}: {
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}): string =>
  Object.entries(fields)
    .map(([name, problem]) => `${name}: ${problem}`)
    .join(' ') || message;

/** The change that was typed: addresses and accounts with ";" between their parts. @throws OperatorError */
export function readSellerChange(typed: TypedChange): SellerChangeRequest {
  const checked = changeRequest.safeParse(splitParts(typed));
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new OperatorError(`${issue?.path.join('.')}: ${issue?.message}`);
}

type TypedChange = Readonly<Partial<Record<'email' | 'phone' | 'gstin' | 'pickup' | 'bank', string | undefined>>>;

function splitParts({ email, phone, gstin, pickup, bank }: TypedChange): SellerChangeRequest {
  const split = (text: string): string[] => text.split(';').map((part) => part.trim());
  const address = pickup === undefined ? undefined : split(pickup);
  const account = bank === undefined ? undefined : split(bank);
  if (address && address.length !== 4 && address.length !== 5)
    throw new OperatorError(
      '--pickup has a street, perhaps a second line, town, state and PIN code, with ";" between them.',
    );
  if (account && account.length !== 3)
    throw new OperatorError('--bank has the holder, the account number and the IFSC, with ";" between them.');
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

async function stop({ services, actor }: OperatorContext, args: CommandArguments): Promise<string> {
  const seller = sellerWord(args);
  return wordStopped(await stopByOperator(services, actor, seller), seller);
}

/** @throws OperatorError when there was nothing to stop */
export function wordStopped(outcome: Stopped, named: string): string {
  if (outcome.kind === 'unknown-seller') throw unknownSeller(named);
  const { email, changes } = outcome;
  if (changes.length === 0) throw new OperatorError(`No change of ${email} waits.`);
  return `${email}: stopped the new ${changes.map((kind) => CHANGE_WORDS[kind]).join(' and ')}.`;
}
