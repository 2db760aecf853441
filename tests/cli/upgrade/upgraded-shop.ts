import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Edit, NamedCodemod } from '../../../src/cli/upgrade/codemod.ts';
import { planUpgrade, type UpgradeQuestion } from '../../../src/cli/upgrade/plan-upgrade.ts';
import { readShopRecord } from '../../../src/cli/upgrade/shop-record.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

const INTEGRATION = pathToFileURL(resolve('src/integration/index.ts')).href;

/** A shop in a folder of its own: package.json, Astro's configuration, the catalogue of the second shop. */
export function makeShop({
  madeWith,
  components = {},
}: {
  madeWith?: string;
  components?: Record<string, string>;
} = {}) {
  const folder = makeTemporaryFolder();
  const catalog = join(folder, 'catalog');
  cpSync(resolve('tests/fixtures/second-shop'), catalog, { recursive: true });
  const project = { name: 'shop', private: true, ...(madeWith !== undefined && { haat: { madeWith } }) };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(project, null, 2)}\n`);
  writeFileSync(
    join(folder, 'astro.config.mjs'),
    `import haat from ${JSON.stringify(INTEGRATION)};\nexport default { integrations: [haat({ components: ${JSON.stringify(components)} })] };\n`,
  );
  mkdirSync(join(folder, 'src/components'), { recursive: true });
  return { folder, catalog };
}

/** A codemod of version 0.2.0: `care.hours` of store.json is called `care.open`. */
export const RENAMES_HOURS: NamedCodemod = {
  name: '0.2.0-care-open',
  since: '0.2.0',
  says: '"care.hours" of store.json is called "care.open".',
  takes: (path) => path === 'store.json',
  edit: (value) =>
    'hours' in (value as { care: object }).care ? [{ kind: 'rename-key', path: ['care', 'hours'], to: 'open' }] : [],
};

/** A codemod of version 0.3.0: each product has a list of notes, where there was one. */
export const LISTS_NOTES: NamedCodemod = {
  name: '0.3.0-notes',
  since: '0.3.0',
  says: '"note" of products is a list called "notes".',
  takes: (path) => path.startsWith('products/'),
  edit: (value) => {
    const { note } = value as { note?: string };
    const moved: Edit[] = [
      { kind: 'set', path: ['notes'], value: [note] },
      { kind: 'remove', path: ['note'] },
    ];
    return note === undefined ? [] : moved;
  },
};

export const planFor = (
  { folder, catalog }: { folder: string; catalog: string },
  { to = '0.3.0', codemods = [RENAMES_HOURS, LISTS_NOTES], from }: Partial<UpgradeQuestion> = {},
) =>
  planUpgrade({
    record: readShopRecord(folder),
    catalog,
    label: 'catalog',
    to,
    needed: { astro: '7.4.0', react: '19.3.1' },
    codemods,
    from,
  });
