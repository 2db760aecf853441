import { indianDay } from '../../core/indian-day.ts';
import type { SellerChangeRequest } from '../../core/contract/sellers.ts';
import { changeByOperator, isOpen, listChanges, readChange, stopChange } from '../sellers/changes.ts';
import { CHANGE_WORDS } from '../mail/change-messages.ts';
import { changeRequest } from '../sellers/shapes.ts';
import { type CommandArguments, type OperatorCommand, type OperatorContext, OperatorError } from './command.ts';
import { findSeller } from './sellers.ts';

/** Commands on the details of sellers whose shop is open. */
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
  const typed = changeRequest.safeParse(readTyped(args));
  if (!typed.success) {
    const [issue] = typed.error.issues;
    throw new OperatorError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const wanted = readChange(typed.data);
  if ('error' in wanted) throw new OperatorError(wordsOf(wanted.error));
  const who = actor;
  const text = await services.database.write(async (db) => {
    const seller = await findSeller(db, args);
    const made = await changeByOperator(services, db, seller, wanted, who);
    if ('error' in made) throw new OperatorError(wordsOf(made.error));
    const what = CHANGE_WORDS[made.kind];
    if (made.state === 'cooling')
      return `${seller.email}: the new ${what} is used from ${indianDay(made.due_at)}. No payout is made until then.`;
    if (made.state === 'unproven')
      return `${seller.email}: the new ${what} is used once the link is opened that was sent there.`;
    const file = seller.shop === null ? '' : ` Correct sellers/${seller.shop}.json, too, where it has it.`;
    return `${seller.email}: the ${what} is changed.${file}`;
  });
  services.wake();
  return text;
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

function readTyped({ options: { email, phone, gstin, pickup, bank } }: CommandArguments): SellerChangeRequest {
  const split = (text: string): string[] => text.split(';').map((part) => part.trim());
  const place = pickup === undefined ? undefined : split(pickup);
  const account = bank === undefined ? undefined : split(bank);
  if (place && place.length !== 4 && place.length !== 5)
    throw new OperatorError(
      '--pickup has a street, perhaps a second line, town, state and PIN code, with ";" between them.',
    );
  if (account && account.length !== 3)
    throw new OperatorError('--bank has the holder, the account number and the IFSC, with ";" between them.');
  const [pinCode = '', state = '', city = ''] = place?.toReversed() ?? [];
  const [holder = '', accountNumber = '', ifsc = ''] = account ?? [];
  const second = place?.length === 5 ? place[1] : undefined;
  return {
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(gstin !== undefined && (gstin.toLowerCase() === 'none' ? { gstExempt: true } : { gstin })),
    ...(place && {
      pickup: { line1: place[0] ?? '', ...(second !== undefined && { line2: second }), city, state, pinCode },
    }),
    ...(account && { bank: { holder, accountNumber, ifsc } }),
  };
}

async function stop({ services, actor }: OperatorContext, args: CommandArguments): Promise<string> {
  const who = actor;
  const seller = await findSeller(services.database.read, args);
  const open = (await listChanges(services, seller.id)).filter(isOpen);
  const stopped = await services.database.write(async (db) => {
    const done: string[] = [];
    for (const row of open) if (await stopChange(services, db, row, who)) done.push(CHANGE_WORDS[row.kind]);
    return done;
  });
  services.wake();
  if (stopped.length === 0) throw new OperatorError(`No change of ${seller.email} waits.`);
  return `${seller.email}: stopped the new ${stopped.join(' and ')}.`;
}
