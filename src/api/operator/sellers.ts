import { fold } from '../../core/identity.ts';
import { writeAudit } from '../audit.ts';
import type { QueryBuilder } from '../database/types.ts';
import type { SellerRow } from '../database/tables.ts';
import { sellerDecided } from '../mail/messages.ts';
import { enqueue } from '../mail/outbox.ts';
import type { Shop } from '../read-shop.ts';
import { fieldsOf, listMissing, type SellerFields } from '../sellers/application.ts';
import { missingDocuments } from '../sellers/documents.ts';
import { ownStateIn } from '../sellers/own-state.ts';
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
    name: 'sellers approve',
    usage: '<id or email> --shop <id in the catalogue>',
    summary: 'approve an application and open the shop',
    run: (context, args) => {
      const shop = requireOption(args, 'shop', 'the id of the seller in the catalogue');
      if (!context.services.shop().sellers.has(shop)) throw new OperatorError(`The catalogue has no seller "${shop}".`);
      return decide(context, args, { status: 'approved', shop, reason: null });
    },
  },
  {
    name: 'sellers refuse',
    usage: '<id or email> --reason <text>',
    summary: 'refuse an application; the seller can change it and send it again',
    run: (context, args) =>
      decide(context, args, {
        status: 'refused',
        shop: null,
        reason: requireOption(args, 'reason', 'the seller reads it'),
      }),
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

/** The GSTIN of catalogue and application have to agree, as invoices show one. @throws OperatorError */
function checkSameGstin(listed: string | undefined, { gstin }: SellerFields, shop: string): void {
  if (listed === undefined || listed === gstin) return;
  const applied = gstin === undefined ? 'declares an exemption from GST' : `names GSTIN ${gstin}`;
  throw new OperatorError(
    `The catalogue has GSTIN ${listed} for ${shop}, the application ${applied}. Correct sellers/${shop}.json, or refuse the application with a reason.`,
  );
}

/** Where a seller without a GSTIN may sell, and what is to be done where the catalogue has none: invoices bear that of the account. */
function adviseGstin(shop: Shop, row: SellerRow, sellerId: string): string {
  const { gstin, pickup } = fieldsOf(row);
  if (shop.sellers.get(sellerId)?.gstin !== undefined) return '';
  const bound = ownStateIn(shop, sellerId);
  if (gstin !== undefined) {
    const until = bound === undefined ? '' : ` Until then pages say that it sells within ${bound} only.`;
    return ` Invoices bear its GSTIN ${gstin}. Add it to sellers/${sellerId}.json, so that both agree.${until}`;
  }
  if (![...shop.markets.values()].some(({ country }) => country === 'IN')) return '';
  if (bound === undefined)
    return ` It has no GSTIN and may sell within its own state only. Add the state to the address in sellers/${sellerId}.json.`;
  const differs = pickup !== undefined && pickup.state !== bound;
  return ` It has no GSTIN, so it sells within ${bound} only.${differs ? ` Its pickup address is in ${pickup.state}: correct the address in sellers/${sellerId}.json.` : ''}`;
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

async function decide(
  { services, actor }: OperatorContext,
  args: CommandArguments,
  decision: Pick<SellerRow, 'status' | 'shop' | 'reason'>,
): Promise<string> {
  const { database, now } = services;
  return database.write(async (db) => {
    const row = await findSeller(db, args);
    if (decision.shop !== null) {
      const other = await db.selectFrom('sellers').select('email').where('shop', '=', decision.shop).executeTakeFirst();
      if (other) throw new OperatorError(`${decision.shop} is the shop of ${other.email}.`);
      // A draft may be incomplete.
      if (row.status === 'submitted')
        checkSameGstin(services.shop().sellers.get(decision.shop)?.gstin, fieldsOf(row), decision.shop);
    }
    // Of two concurrent decisions, one is stored.
    const decided = await db
      .updateTable('sellers')
      .set({ ...decision, decided_at: now() })
      .where('id', '=', row.id)
      .where('status', '=', 'submitted')
      .returningAll()
      .executeTakeFirst();
    if (!decided) throw new OperatorError(`This application does not wait for a decision: it is ${row.status}.`);
    await writeAudit(db, now(), actor, `seller-${decision.status}`, `seller:${row.id}`, decision);
    const isApproved = decision.shop !== null;
    const unsent = isApproved ? await missingDocuments(db, decided) : '';
    await enqueue(db, sellerDecided(services.shop(), services.siteUrl(), decided, unsent), now());
    return `${row.email}: ${decision.status}.${isApproved ? adviseGstin(services.shop(), decided, decision.shop ?? '') : ''}${unsent && ` Not sent yet: ${unsent}.`}`;
  });
}
