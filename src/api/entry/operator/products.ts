import { commandLine } from '../../../command-line.ts';
import { categoryOfFile, openFileOf } from '../../records/products/files.ts';
import { listChanges } from '../../records/products/compare.ts';
import { decideProduct, findRow } from '../../records/products/decide.ts';
import { indianMinute } from '../../../core/calendar/indian-day.ts';
import type { Document } from '../../../core/product/read-fields.ts';
import { pullProducts } from '../../records/products/pull.ts';
import { PRODUCT_STATUSES } from '../../../contract/products.ts';
import {
  type CommandArguments,
  type OperatorCommand,
  OperatorError,
  recordViewed,
  requireOption,
  wordAt,
} from './command.ts';
import { listCommand } from './list-command.ts';
import { formatTable } from './table.ts';
import { skuOf } from '../outcomes/sellers.ts';

/** Commands on the products that sellers submit. */
export const productCommands: readonly OperatorCommand[] = [
  listCommand(
    {
      name: 'products list',
      summary: 'list the products of sellers, by default those that wait for you',
      statuses: PRODUCT_STATUSES,
      viewed: 'products',
    },
    ({ database }, status) =>
      database.read.selectFrom('seller_products').selectAll().where('status', '=', status).orderBy('id'),
    {
      product: (row) => row.id,
      seller: (row) => row.seller_id,
      sku: (row) => row.sku,
      title: (row) => row.title,
      category: (row) => row.category,
      changed: (row) => indianMinute(row.changed_at),
    },
  ),
  {
    name: 'products show',
    usage: '<product or sku>',
    summary: 'show a product, and how it differs from its file in the catalogue',
    run: async ({ services }, args) => {
      const row = await findRow(services.database.read, wordAt(args, 0, 'product'));
      if (!row) throw new OperatorError('There is no such product of a seller.');
      // A row without a digest belongs to a product that had no file.
      const file = row.file_digest === null ? undefined : openFileOf(services.shop().root, row.file, row.sku);
      const base: Document = file?.document ?? {};
      const head = `${row.title} (${row.sku}) of ${row.seller_id}: ${row.status}, version ${row.version}, in ${categoryOfFile(row.file)}`;
      const changes = listChanges(base, JSON.parse(row.document) as Document);
      return `${head}\n\n${formatTable(
        ['field', 'in the catalogue', 'now'],
        changes.map(({ field, before = '', after = '' }) => [field, before, after]),
      )}`;
    },
  },
  {
    name: 'products approve',
    usage: '<product or sku> [--version <number>]',
    summary: 'approve a submitted product; "products pull" writes it into the catalogue',
    run: async ({ services, actor }, args) => {
      const id = wordAt(args, 0, 'product');
      const decided = await decideProduct(services, actor, id, { status: 'approved' }, versionOf(args));
      return `${skuOf(decided, id)} is approved. Write it into the catalogue: ${commandLine('operator', 'products pull')}`;
    },
  },
  {
    name: 'products refuse',
    usage: '<product or sku> --reason <text> [--version <number>]',
    summary: 'ask the seller to change a product, or take back its approval',
    run: async ({ services, actor }, args) => {
      const id = wordAt(args, 0, 'product');
      const reason = requireOption(args, 'reason', 'the seller reads it');
      const decided = await decideProduct(services, actor, id, { status: 'changes', reason }, versionOf(args));
      return `The seller of ${skuOf(decided, id)} is asked for changes.`;
    },
  },
  {
    name: 'products pull',
    usage: '',
    summary: 'write approved products into the catalogue, to be looked at, committed and built',
    run: async (context) => {
      // Recorded first, so that no file is written without a trail.
      await recordViewed(context, 'products', { status: 'approved' });
      const pulled = await pullProducts(context.services, context.actor);
      if (pulled.length === 0) return 'No product is approved.';
      const lines = pulled.map(({ sku, file, state, why }) =>
        state === 'refused'
          ? `not written  ${sku}  ${file}: ${why}`
          : `${state === 'there' ? 'there already' : 'written'}  ${sku}  ${file}`,
      );
      const refused = pulled.filter(({ state }) => state === 'refused');
      const text = lines.join('\n');
      if (refused.length > 0)
        throw new OperatorError(`${text}\n${refused.length} of ${pulled.length} could not be written.`);
      return `${text}\nCheck them with ${commandLine('check')}, commit them, and build the site.`;
    },
  },
];

/** The version that the operator looked at. @throws OperatorError */
function versionOf({ options: { version } }: CommandArguments): number | undefined {
  if (version === undefined) return undefined;
  if (!/^\d{1,9}$/.test(version)) throw new OperatorError('--version takes a number.');
  return Number(version);
}
