import { fold } from '../../core/identity.ts';
import { type Actor, writeAudit } from '../audit.ts';
import type { QueryBuilder } from '../database/types.ts';
import type { SellerRow } from '../database/tables.ts';
import { sellerRefused } from '../mail/messages.ts';
import { enqueue } from '../mail/outbox.ts';
import { fieldsOf, listMissing } from '../sellers/application.ts';
import { makeSellerFile, suggestShop } from '../sellers/catalogue-file.ts';
import {
  type CommandArguments,
  type OperatorCommand,
  type OperatorContext,
  OperatorError,
  recordView,
  requireOption,
  statusOption,
  wordAt,
} from './command.ts';
import { formatList, formatTime } from './table.ts';

/** The first is what waits for a decision. */
export const SELLER_STATUSES = [
  'submitted',
  'draft',
  'approved',
  'refused',
  'suspended',
] as const satisfies readonly SellerRow['status'][];

/** Commands on sellers and their applications. */
export const sellerCommands: readonly OperatorCommand[] = [
  {
    name: 'sellers',
    usage: '[--status draft|submitted|approved|refused|suspended] [--most <count>]',
    summary: 'list sellers, by default those whose application waits for a decision',
    run: async (context, args) => {
      const status = statusOption(args, SELLER_STATUSES);
      await recordView(context, 'sellers', { status });
      const query = context.services.database.read
        .selectFrom('sellers')
        .selectAll()
        .where('status', '=', status)
        .orderBy('id');
      return formatList(args, query, ['id', 'since', 'status', 'business', 'email', 'shop'], (row) => [
        row.id,
        formatTime(row.submitted_at ?? row.created_at),
        row.status,
        fieldsOf(row).businessName ?? '',
        row.email,
        row.shop ?? '',
      ]);
    },
  },
  {
    name: 'sellers show',
    usage: '<id or email>',
    summary: 'show a seller with all fields of the application',
    run: async (context, args) => {
      const row = await findSeller(context.services.database.read, args);
      await recordView(context, `seller:${row.id}`);
      const { password: _password, fields: _fields, email_key: _key, ...facts } = row;
      return JSON.stringify({ ...facts, ...fieldsOf(row), missing: listMissing(fieldsOf(row)) }, null, 2);
    },
  },
  {
    name: 'sellers gstin',
    usage: '[--most <count>]',
    summary: 'list sellers whose GSTIN differs between account and catalogue, and the one that their invoices bear',
    run: async (context, args) => {
      await recordView(context, 'sellers', { gstin: true });
      return listGstins(context, args);
    },
  },
  {
    name: 'sellers file',
    usage: '<id or email>',
    summary: 'print the file of the catalogue that an application makes',
    run: async (context, args) => {
      const row = await findSeller(context.services.database.read, args);
      await recordView(context, `seller:${row.id}`, { file: true });
      const file = makeSellerFile(row, row.shop ?? suggestShop(context.services.shop(), row));
      if (typeof file === 'string') throw new OperatorError(file);
      return `${file.path}\n${file.text.trimEnd()}`;
    },
  },
  {
    name: 'sellers refuse',
    usage: '<id or email> --reason <text>',
    summary: 'refuse an application; the seller can change it and send it again',
    run: (context, args) => refuse(context, args, requireOption(args, 'reason', 'the seller reads it')),
  },
];

export async function findSeller(db: QueryBuilder, args: CommandArguments): Promise<SellerRow> {
  const named = wordAt(args, 0, 'seller (id or email address)');
  const row = await db
    .selectFrom('sellers')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', named), eb('email_key', '=', fold(named))]))
    .executeTakeFirst();
  if (!row) throw new OperatorError(`There is no seller "${named}".`);
  return row;
}

/** Sellers whose GSTIN in the catalogue was changed after their approval, or was never there. */
async function listGstins({ services }: OperatorContext, args: CommandArguments): Promise<string> {
  const rows = await services.database.read
    .selectFrom('sellers')
    .selectAll()
    .where('status', 'in', ['approved', 'suspended'])
    .orderBy('id')
    .execute();
  const differing = rows.flatMap((row) => {
    const listed = services.shop().sellers.get(row.shop ?? '')?.gstin;
    const { gstin } = fieldsOf(row);
    return listed === gstin ? [] : [{ row, listed, gstin }];
  });
  const query = { limit: (most: number) => ({ execute: async () => differing.slice(0, most) }) };
  return formatList(args, query, ['shop', 'email', 'account', 'catalogue', 'on invoices'], ({ row, listed, gstin }) => [
    row.shop ?? '',
    row.email,
    gstin ?? 'exempt',
    listed ?? 'none',
    listed ?? gstin ?? 'none',
  ]);
}

async function refuse({ services, actor }: OperatorContext, args: CommandArguments, reason: string): Promise<string> {
  const { database, now, shop, siteUrl } = services;
  return database.write(async (db) => {
    const row = await findSeller(db, args);
    const refused = await storeDecision(db, now(), actor, row, { status: 'refused', shop: null, reason });
    await enqueue(db, sellerRefused(shop(), siteUrl(), refused), now());
    return `${row.email}: refused.`;
  });
}

/** Of two concurrent decisions, one is stored. @throws OperatorError */
export async function storeDecision(
  db: QueryBuilder,
  now: number,
  actor: Actor,
  { id, status }: SellerRow,
  decision: Pick<SellerRow, 'status' | 'shop' | 'reason'>,
): Promise<SellerRow> {
  const decided = await db
    .updateTable('sellers')
    .set({ ...decision, decided_at: now })
    .where('id', '=', id)
    .where('status', '=', 'submitted')
    .returningAll()
    .executeTakeFirst();
  if (!decided) throw new OperatorError(`This application does not wait for a decision: it is ${status}.`);
  await writeAudit(db, now, actor, `seller-${decision.status}`, `seller:${id}`, decision);
  return decided;
}
