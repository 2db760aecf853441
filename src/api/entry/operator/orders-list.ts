import { indianMinute } from '../../../core/calendar/indian-day.ts';
import { toDecimal } from '../../../core/money/format-price.ts';
import { day } from '../../../contract/fields.ts';
import { type CommandArguments, type OperatorCommand, OperatorError, recordViewed, wantsJson } from './command.ts';
import {
  describeFilter,
  LISTED_STATUSES,
  type ListedShipment,
  listOrders,
  type OrderFilter,
} from './lists/list-orders.ts';
import { PART_SEARCH_DAYS } from './lists/find-orders.ts';
import { formatTable, mostOption } from './table.ts';

export const orderListCommand: OperatorCommand = {
  name: 'orders list',
  usage:
    '[--stuck] [--status placed|...|expired] [--seller <id>] [--from <day>] [--to <day>] [--search <text>] [--json] [--most <count>]',
  summary: `list the shipments of all sellers, stuck ones first; --search finds an order number, phone, email or tracking number, and in the last ${PART_SEARCH_DAYS} days or those chosen a part of these, of a name, invoice, SKU, product or seller, a city, PIN code or amount`,
  run: async (context, args) => {
    const filter = readFilter(args);
    await recordViewed(context, 'orders', describeFilter(filter));
    const { stuck, others, next, isCut } = await listOrders(context.services, filter);
    if (wantsJson(args)) return JSON.stringify({ stuck, others, next, isCut }, null, 2);
    const rows = [...stuck, ...others];
    const headings = ['stuck', 'order', 'shipment', 'placed', 'seller', 'account', 'status', 'name', 'phone', 'amount'];
    const isMore = isCut || next !== undefined;
    return `${formatTable(headings, rows.map(cellsOf))}${isMore ? `\nThere are more: narrow the list, or see --most.` : ''}`;
  },
};

const cellsOf = (row: ListedShipment): string[] => [
  row.stuck ?? '',
  row.order,
  row.shipment,
  indianMinute(Date.parse(row.placedAt)),
  row.sellerId,
  row.account,
  row.isReturned ? 'returned' : row.status,
  row.name,
  row.phone,
  `${row.currency} ${toDecimal(row.amountMinor, row.currency)}`,
];

/** The filter of the options. @throws OperatorError */
function readFilter(args: CommandArguments): OrderFilter {
  const { status, seller: sellerId, from, to, search, stuck } = args.options;
  const known = LISTED_STATUSES.find((name) => name === status);
  if (status !== undefined && known === undefined)
    throw new OperatorError(`--status takes one of ${LISTED_STATUSES.join(', ')}.`);
  for (const [name, value] of Object.entries({ from, to }))
    if (value !== undefined && !day.safeParse(value).success)
      throw new OperatorError(`--${name} takes a day such as 2026-11-20.`);
  return {
    status: known,
    sellerId,
    from,
    to,
    text: search?.trim(),
    most: mostOption(args),
    isStuck: stuck === undefined ? undefined : true,
  };
}
