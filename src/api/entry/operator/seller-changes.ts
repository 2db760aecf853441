import { changeByOperator, stopByOperator } from '../../records/sellers/operator-changes.ts';
import type { CommandArguments, OperatorCommand, OperatorContext } from './command.ts';
import { readSellerChange, wordOperatorChange, wordStopped } from '../outcomes/sellers.ts';
import { sellerWord } from './sellers.ts';

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

async function stop({ services, actor }: OperatorContext, args: CommandArguments): Promise<string> {
  const seller = sellerWord(args);
  return wordStopped(await stopByOperator(services, actor, seller), seller);
}
