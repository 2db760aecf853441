import { indianMinute } from '../../../core/calendar/indian-day.ts';
import { accountCommands } from './accounts.ts';
import { approveCommand } from './approve-seller.ts';
import { complaintCommands } from './complaints.ts';
import type { OperatorCommand } from './command.ts';
import { messageCommands } from './messages.ts';
import { formatList } from './table.ts';
import { privacyCommands } from './privacy.ts';
import { productCommands } from './products.ts';
import { reviewCommands } from './reviews.ts';
import { moneyCommands } from './money.ts';
import { orderListCommand } from './orders-list.ts';
import { orderCommands } from './orders.ts';
import { payoutCommands } from './payouts.ts';
import { shipmentCommands } from './shipments.ts';
import { sellerChangeCommands } from './seller-changes.ts';
import { sellerCommands } from './sellers.ts';
import { staffCommands } from './staff.ts';
import { suspensionCommands } from './suspension.ts';

const auditCommand: OperatorCommand = {
  name: 'audit',
  usage: '[--subject order:<number>|seller:<id>|...] [--actor operator:<name>|seller:<id>|...] [--most <count>]',
  summary: 'who did what, newest first',
  run: async ({ services }, args) => {
    const { subject, actor } = args.options;
    let query = services.database.read.selectFrom('audit').selectAll().orderBy('id', 'desc');
    if (subject) query = query.where('subject', '=', subject);
    if (actor) query = query.where('actor', '=', actor);
    return formatList(args, query, ['at', 'who', 'what', 'of', 'details'], (row) => [
      indianMinute(row.at),
      row.actor,
      row.action,
      row.subject,
      row.details,
    ]);
  },
};

/** All commands on shop and database, except backup and restore. */
export const COMMANDS: readonly OperatorCommand[] = [
  ...sellerCommands,
  approveCommand,
  ...sellerChangeCommands,
  ...suspensionCommands,
  ...accountCommands,
  ...complaintCommands,
  ...reviewCommands,
  ...productCommands,
  ...messageCommands,
  orderListCommand,
  ...shipmentCommands,
  ...orderCommands,
  ...moneyCommands,
  ...privacyCommands,
  ...payoutCommands,
  ...staffCommands,
  auditCommand,
];

/** The command with the longest name with which the words start, and the remaining words. */
export function findCommand(
  words: readonly string[],
): { readonly command: OperatorCommand; readonly rest: readonly string[] } | undefined {
  for (const length of [2, 1]) {
    const command = COMMANDS.find(({ name }) => name === words.slice(0, length).join(' '));
    if (command) return { command, rest: words.slice(length) };
  }
  return undefined;
}
