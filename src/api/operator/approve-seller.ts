import { suggest } from '../../catalog/source/problems.ts';
import { missingDocumentWords } from '../../core/seller-documents.ts';
import type { SellerRow } from '../database/tables.ts';
import { sellerApproved } from '../mail/messages.ts';
import { enqueue } from '../mail/outbox.ts';
import type { Shop } from '../read-shop.ts';
import { fieldsOf, type SellerFields } from '../sellers/application.ts';
import { makeSellerFile, suggestShop, writeSellerFile } from '../sellers/catalogue-file.ts';
import { askToConfirm } from '../sellers/confirm-email.ts';
import { listDocuments } from '../sellers/documents.ts';
import { ownStateIn } from '../sellers/own-state.ts';
import {
  type CommandArguments,
  type OperatorCommand,
  type OperatorContext,
  OperatorError,
  requireOption,
} from './command.ts';
import { findSeller, storeDecision } from './sellers.ts';

/** Before the id of a seller whose file is to be made; alone where the id is to be made, too. */
export const NEW_SHOP = 'new';

export const approveCommand: OperatorCommand = {
  name: 'sellers approve',
  usage: `<id or email> --shop <id in the catalogue, or ${NEW_SHOP}:<id> to make its file>`,
  summary: 'approve an application and open the shop',
  run: approveSeller,
};

/** Approves an application and opens the shop: that of a seller of the catalogue, or one whose file is made of the application. */
async function approveSeller(context: OperatorContext, args: CommandArguments): Promise<string> {
  const wanted = requireOption(args, 'shop', `the id of the seller in the catalogue, or ${NEW_SHOP} to make its file`);
  const [word, named = ''] = wanted.split(':');
  if (word === NEW_SHOP && !context.services.shop().sellers.has(NEW_SHOP)) return openNewShop(context, args, named);
  await refuseUnconfirmed(context, args);
  const { sellers } = context.services.shop();
  if (sellers.has(wanted)) return openShop(context, args, wanted);
  const hint = suggest(wanted, sellers.keys());
  throw new OperatorError(
    `The catalogue has no seller "${wanted}".${hint ? ` Hint: ${hint}` : ''} To make its file from the application: --shop ${NEW_SHOP}:${wanted}`,
  );
}

/** An address that nobody has confirmed may be a stranger's, who would get the mails of the shop. @throws OperatorError */
async function refuseUnconfirmed({ services }: OperatorContext, args: CommandArguments): Promise<void> {
  const row = await findSeller(services.database.read, args);
  if (row.status !== 'submitted' || row.email_confirmed_at !== null) return;
  await services.database.write((db) => askToConfirm(services, db, row));
  services.wake();
  throw new OperatorError(
    `Nobody has confirmed ${row.email} yet. We have sent the link there again: approve once it was opened.`,
  );
}

/** Makes the seller's file first, so that no shop is open that the catalogue does not have. */
async function openNewShop(context: OperatorContext, args: CommandArguments, named: string): Promise<string> {
  const { services } = context;
  await refuseUnconfirmed(context, args);
  const row = await findSeller(services.database.read, args);
  if (row.status !== 'submitted')
    throw new OperatorError(`This application does not wait for a decision: it is ${row.status}.`);
  const id = named === '' ? suggestShop(services.shop(), row) : named;
  if (services.shop().sellers.has(id))
    throw new OperatorError(`The catalogue has the seller "${id}" already: --shop ${id}`);
  const file = makeSellerFile(row, id);
  if (typeof file === 'string') throw new OperatorError(file);
  const remove = await writeSellerFile(services.shop(), file);
  if (!remove)
    throw new OperatorError(
      `Nothing is approved yet, as the catalogue can't be written here. Save this as ${file.path} in the catalogue, publish it, and approve again with --shop ${id}:\n${file.text}`,
    );
  let said: string;
  try {
    said = await openShop(context, args, id);
  } catch (error) {
    await remove();
    throw error;
  }
  await services.reloadShop();
  return `${said} Its file ${file.path} is in the catalogue: look at it, commit it, and build the site.`;
}

async function openShop(
  { services, actor }: OperatorContext,
  args: CommandArguments,
  sellerId: string,
): Promise<string> {
  const { database, now, siteUrl } = services;
  const shop = services.shop();
  return database.write(async (db) => {
    const row = await findSeller(db, args);
    const other = await db.selectFrom('sellers').select('email').where('shop', '=', sellerId).executeTakeFirst();
    if (other) throw new OperatorError(`${sellerId} is the shop of ${other.email}.`);
    // A draft may be incomplete.
    if (row.status === 'submitted') checkSameGstin(shop.sellers.get(sellerId)?.gstin, fieldsOf(row), sellerId);
    const approved = await storeDecision(db, now(), actor, row, { status: 'approved', shop: sellerId, reason: null });
    const { wanted, sent } = await listDocuments(db, approved);
    const unsent = missingDocumentWords(wanted, sent);
    await enqueue(db, sellerApproved(shop, siteUrl(), approved, unsent), now());
    return [
      `${row.email}: approved.`,
      ...adviseGstin(shop, approved, sellerId),
      ...(unsent ? [`Not sent yet: ${unsent}.`] : []),
    ].join(' ');
  });
}

/** The GSTIN of catalogue and application have to agree, as invoices show one. @throws OperatorError */
function checkSameGstin(listed: string | undefined, { gstin }: SellerFields, shop: string): void {
  if (listed === undefined || listed === gstin) return;
  const applied = gstin === undefined ? 'declares an exemption from GST' : `names GSTIN ${gstin}`;
  throw new OperatorError(
    `The catalogue has GSTIN ${listed} for ${shop}, the application ${applied}. Correct sellers/${shop}.json, or refuse the application with a reason.`,
  );
}

/**
 * What the operator should know at an approval where the catalogue has no GSTIN: invoices bear that of the account; a seller without one
 * may sell within its own state only.
 */
function adviseGstin(shop: Shop, row: SellerRow, sellerId: string): readonly string[] {
  const { gstin, pickup } = fieldsOf(row);
  const listed = shop.sellers.get(sellerId);
  if (!listed)
    return gstin === undefined && pickup ? [`It has no GSTIN, so it sells within ${pickup.state} only.`] : [];
  if (listed.gstin !== undefined) return [];
  const file = `sellers/${sellerId}.json`;
  const state = ownStateIn(shop, sellerId);
  if (gstin !== undefined)
    return [
      `Invoices bear its GSTIN ${gstin}. Add it to ${file}, so that both agree.`,
      ...(state === undefined ? [] : [`Until then pages say that it sells within ${state} only.`]),
    ];
  if (![...shop.markets.values()].some(({ country }) => country === 'IN')) return [];
  if (state === undefined)
    return [`It has no GSTIN and may sell within its own state only. Add the state to the address in ${file}.`];
  return [
    `It has no GSTIN, so it sells within ${state} only.`,
    ...(pickup === undefined || pickup.state === state
      ? []
      : [`Its pickup address is in ${pickup.state}: correct the address in ${file}.`]),
  ];
}
