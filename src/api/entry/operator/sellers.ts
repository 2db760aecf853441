import { indianMinute } from '../../../core/calendar/indian-day.ts';
import type { SellerRow } from '../../ground/database/tables.ts';
import { fieldsOf, listMissing } from '../../records/sellers/application.ts';
import { makeSellerFile, suggestSellerId } from '../../records/sellers/catalogue-file.ts';
import { refuseSeller } from '../../records/sellers/decide-application.ts';
import { findSeller } from '../../records/sellers/owner.ts';
import {
  type CommandArguments,
  type OperatorCommand,
  type OperatorContext,
  OperatorError,
  recordViewed,
  requireOption,
  wordAt,
} from './command.ts';
import { listCommand } from './list-command.ts';
import { formatList } from './table.ts';
import { wordRefusal } from '../outcomes/sellers.ts';
import { unknownSeller } from '../outcomes/words.ts';

/** The first one marks sellers who wait for a decision. */
export const SELLER_STATUSES = [
  'submitted',
  'draft',
  'approved',
  'refused',
  'suspended',
] as const satisfies readonly SellerRow['status'][];

/** Commands on sellers and their applications. */
export const sellerCommands: readonly OperatorCommand[] = [
  listCommand(
    {
      name: 'sellers',
      summary: 'list sellers, by default those whose application waits for a decision',
      statuses: SELLER_STATUSES,
      viewed: 'sellers',
    },
    ({ database }, status) =>
      database.read.selectFrom('sellers').selectAll().where('status', '=', status).orderBy('id'),
    {
      id: (row) => row.id,
      since: (row) => indianMinute(row.submitted_at ?? row.created_at),
      status: (row) => row.status,
      business: (row) => fieldsOf(row).businessName ?? '',
      email: (row) => row.email,
      seller: (row) => row.seller_id ?? '',
    },
  ),
  {
    name: 'sellers show',
    usage: '<id or email>',
    summary: 'show a seller with all fields of the application',
    run: async (context, args) => {
      const row = await readSeller(context, args);
      await recordViewed(context, `seller-account:${row.id}`);
      const { password: _password, fields: _fields, email_key: _key, ...facts } = row;
      return JSON.stringify({ ...facts, ...fieldsOf(row), missing: listMissing(fieldsOf(row)) }, null, 2);
    },
  },
  {
    name: 'sellers gstin',
    usage: '[--most <count>]',
    summary: 'list sellers whose GSTIN differs between account and catalogue, and the one that their invoices bear',
    run: async (context, args) => {
      await recordViewed(context, 'sellers', { gstin: true });
      return listGstins(context, args);
    },
  },
  {
    name: 'sellers file',
    usage: '<id or email>',
    summary: 'print the file of the catalogue that an application makes',
    run: async (context, args) => {
      const row = await readSeller(context, args);
      await recordViewed(context, `seller-account:${row.id}`, { file: true });
      const file = makeSellerFile(row, row.seller_id ?? suggestSellerId(context.services.shop(), row));
      if (typeof file === 'string') throw new OperatorError(file);
      return `${file.path}\n${file.text.trimEnd()}`;
    },
  },
  {
    name: 'sellers refuse',
    usage: '<id or email> --reason <text>',
    summary: 'refuse an application; the seller can change it and send it again',
    run: async ({ services, actor }, args) => {
      const reason = requireOption(args, 'reason', 'the seller reads it');
      const seller = sellerWord(args);
      return wordRefusal(await refuseSeller(services, actor, seller, reason), seller);
    },
  },
];

/** The seller in the first argument: an id or an email address. @throws OperatorError */
export const sellerWord = (args: CommandArguments): string => wordAt(args, 0, 'seller (id or email address)');

async function readSeller({ services }: OperatorContext, args: CommandArguments): Promise<SellerRow> {
  const named = sellerWord(args);
  const row = await findSeller(services.database.read, named);
  if (!row) throw unknownSeller(named);
  return row;
}

/** Sellers whose GSTIN in the catalogue was changed after their approval, or is missing. */
async function listGstins({ services }: OperatorContext, args: CommandArguments): Promise<string> {
  const rows = await services.database.read
    .selectFrom('sellers')
    .selectAll()
    .where('status', 'in', ['approved', 'suspended'])
    .orderBy('id')
    .execute();
  const differing = rows.flatMap((row) => {
    const listed = services.shop().sellers.get(row.seller_id ?? '')?.gstin;
    const { gstin } = fieldsOf(row);
    return listed === gstin ? [] : [{ row, listed, gstin }];
  });
  const query = { limit: (most: number) => ({ execute: async () => differing.slice(0, most) }) };
  return formatList(
    args,
    query,
    ['seller', 'email', 'account', 'catalogue', 'on invoices'],
    ({ row, listed, gstin }) => [
      row.seller_id ?? '',
      row.email,
      gstin ?? 'exempt',
      listed ?? 'none',
      listed ?? gstin ?? 'none',
    ],
  );
}
