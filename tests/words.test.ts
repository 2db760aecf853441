import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The glossary of .github/CONTRIBUTING.md as patterns of names that nothing may have. */

const ROOT = join(import.meta.dirname, '..');

interface Row {
  readonly word: string;
  readonly wrong: RegExp;
  /** Names in which the word has its one meaning. */
  readonly right?: RegExp;
  /** Rooms in which the word has its one meaning. */
  readonly rooms?: readonly string[];
  readonly say: string;
  /** The only files it is about; all of them if it is left out. */
  readonly only?: RegExp;
}

const ROWS: readonly Row[] = [
  {
    word: 'shop',
    wrong: /shop_?id$|shop_?slug$|sellerShop|shopSeller/i,
    say: 'the shop is the whole; a seller is `seller`, `sellerId`, `seller_id`',
  },
  {
    word: 'shop as a column',
    wrong: /^shops?$/,
    only: /^src\/api\/ground\/database\/tables\/[\w-]+\.ts$/,
    say: 'a row names its seller by `seller_id`',
  },
  {
    word: 'place',
    wrong: /(^|[_$#])place(?![a-z])|Place(?![a-z])|^(\w+_)?PLACES?(_|$)|(^|[a-z$#_])[pP]laces(?![a-z])/,
    right: /^#?(placeOrder|placeOrderRoutes|\w*PinPlaces?|pinPlaces?|pinPlaceOf)$/,
    say: 'an `element` or `container`, a `position`, a `folder`, a `pinPlace`; the verb is only in `placeOrder`',
  },
  {
    word: 'view',
    wrong: /^#?views?$|View$|^VIEWS?$/,
    // The action `view` of a card opens the quick view.
    right: /^(firstView|isForFirstView)$/,
    rooms: [
      'src/views/',
      'src/routes/',
      'src/layouts/',
      'src/components/',
      'src/integration/',
      'src/client/boot/handlers.ts',
      // The role that may look and do nothing, and the dashboard's address `/audit?views=yes`.
      'src/api/records/staff/roles.ts',
      'src/api/office/operator/trail/audit.ts',
    ],
    say: 'only view models are views; script has an `element`, a `section`, a `dialog`',
  },
  {
    word: 'delivery rules',
    wrong: /DeliveryRules$/,
    right: /^(has|read)DeliveryRules$/,
    say: 'fees are `DeliveryFees`',
  },
  {
    word: 'shard',
    wrong: /shard/i,
    rooms: ['src/integration/', 'src/cli/'],
    say: 'a shard is a part of a build; a file of a snapshot is a `segment`',
  },
  {
    word: 'ledger',
    wrong: /ledger/i,
    rooms: ['src/api/', 'src/messages/rooms/ledger-'],
    say: 'a ledger is the postings of money in the API host',
  },
  { word: 'mail', wrong: /mail\w*sms|sms\w*mail|mail\w*phone/i, say: 'what is told by SMS, too, is a `notice`' },
];

/** The script of a file: of an Astro component, what stands before its markup. */
function readScript(file: string): string {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return file.endsWith('.astro') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text;
}

/** The names that a file declares: functions, types, variables, parameters, properties. Columns are properties of tables. */
function listNames(file: string, text: string): Set<string> {
  const names = new Set<string>();
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const visit = (node: ts.Node): void => {
    const name = (node as ts.NamedDeclaration).name;
    const isUse = ts.isPropertyAccessExpression(node) || ts.isImportSpecifier(node) || ts.isImportClause(node);
    if (name && !isUse && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name))) names.add(name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind));
  return names;
}

const findWrong = (file: string, names: Iterable<string>): string[] =>
  [...names].flatMap((name) =>
    ROWS.filter(
      ({ wrong, right, rooms = [], only }) =>
        wrong.test(name) &&
        !right?.test(name) &&
        !rooms.some((room) => file.startsWith(room)) &&
        (only === undefined || only.test(file)),
    ).map(({ say }) => `${file}: ${name}: ${say}`),
  );

test('a name uses each word of the glossary in its one meaning', () => {
  const files = globSync('src/**/*.{ts,tsx,mjs,astro}', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => findWrong(file, listNames(file, readScript(file))))).toEqual([]);
});

test.each([
  ['src/client/a.ts', 'const place = 1;'],
  ['src/core/a.ts', 'export function f({ deliveryPlace }: { deliveryPlace: string }) {}'],
  ['src/core/a.ts', 'interface Row { shop_id: string }'],
  ['src/core/a.ts', 'const shopId = 1;'],
  ['src/client/a.ts', 'const orderView = 1;'],
  ['src/core/a.ts', 'interface DeliveryRules {}'],
  ['src/api/ground/database/tables/orders.ts', 'const ORDER_TABLES = { shop: 1 }'],
  ['src/catalog/a.ts', 'const readShard = () => {};'],
  ['src/client/a.ts', 'const ledger = [];'],
  ['src/core/a.ts', 'const mailOrSms = 1;'],
])('a wrong word is found: %s %s', (file, text) => {
  expect(findWrong(file, listNames(file, text))).toHaveLength(1);
});

test('no layout or component is called a view', () => {
  expect(globSync('src/{layouts,components}/**/*View.astro', { cwd: ROOT })).toEqual([]);
});

test('npm run host only says its new name', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts['host']).toBe('node src/cli/renamed.mjs hosting');
});
