import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nameBrowser } from '../src/api/records/accounts/sessions/browser-name.ts';
import { clientAddress } from '../src/api/ground/net/client-address.ts';
import { judgeOrigin } from '../src/api/ground/http/origin.ts';
import { readToken, sessionCookie } from '../src/api/office/kit/page/guard.ts';
import { HOME } from '../src/api/office/operator/frame/links.ts';
import { writeFields } from '../src/api/records/products/document.ts';
import { writeCsvRow } from '../src/core/text/csv-cell.ts';
import { findRelyingParty } from '../src/api/records/staff/relying-party.ts';
import { findNode } from '../src/catalog/json/edit-json.ts';
import { ProblemList } from '../src/catalog/problems/problems.ts';
import { listColumns } from '../src/core/product/product-columns.ts';
import { defaultRules } from '../src/catalog/vocabulary/language-rules.ts';
import { createHostCheck } from '../src/cli/server/allowed-hosts.ts';
import { listTextFunctions } from './support/text-functions.ts';
import { findExcess } from './support/work.ts';

const SRC = join(import.meta.dirname, '../src');

/** The largest body of JSON or of a form, and of headers. */
const LARGEST = 65_536;
const LARGEST_HEADERS = 16_384;

// biome-ignore lint/suspicious/noExplicitAny: functions of any shape are called with one text and what else they need
type Any = any;
type Call = (run: Any, text: string) => unknown;

function expectProportion(run: (text: string) => unknown, largest: number, further?: number): void {
  const excess = findExcess(run, largest, further);
  if (excess) throw new Error(excess);
}

interface Sized {
  readonly largest: number;
  readonly call?: Call;
}
const sized = (largest: number, call?: Call): Sized => ({ largest, ...(call && { call }) });

/** A file without contents. */
const SOURCE = { file: 'a.json', readText: () => '{}' };

/** How functions are called that need more than the text, or other than 64 KB of it. */
const CALLS: Readonly<Record<string, Call | Sized>> = {
  'paths.ts inLanguagePath': (run, text) => run(text, { prefix: 'en-ae' }, { prefix: 'ar-ae' }),
  'catalog/checks/addresses.ts findTranslated': (run, text) =>
    run(text, new Map([['in', { languages: [{ language: 'hi', prefix: 'hi' }] }]])),
  'api/records/accounts/passwords/weak-passwords.ts findPasswordProblem': sized(200, (run, text) =>
    run(text, ['asha', text]),
  ),
  'api/entry/routes/messages/whatsapp-report.ts readReport': (run, text) => run(Buffer.from(text)),
  'api/office/operator/trail/audit-words.ts detailWords': (run, text) => run(JSON.stringify({ note: text }), 'INR'),
  'api/entry/operator/approve-seller.ts readSellerChoice': (run, text) => run(`new:${text}`, { sellers: new Map() }),
  'tables/rows/read-zone.ts readZone': (run, text) => run(text, true),
  'tables/rows/read-zone.ts offsetAt': (run, text) => run(text, 0),
  'core/product/column-words.ts labelOfPath': (run, text) => run(text, 'in'),
  'core/product/read-fields.ts pathOf': (run, text) => run(text, { marketId: 'in' }),
  'api/records/staff/totp.ts findCodeStep': (run, text) => run('JBSWY3DPEHPK3PXP', text, 0, null),
  'api/records/documents/barcode.ts drawBarcode': sized(100),
  'api/ground/net/client-address.ts readAddress': sized(LARGEST_HEADERS),
  'catalog/products/address-record.ts updateRecord': (run, text) => run(text, []),
  'catalog/checks/lint.ts lintText': (run, text) => run('title', text),
  'catalog/lenient/details-text.ts findUnreadSellerText': (run, text) => run(text, 'Asha Potters'),
  'catalog/json/edit-json.ts removeEntry': (run, text) => {
    const file = JSON.stringify({ before: text, after: 1 }, null, 1);
    return run(file, findNode(file, ['after']));
  },
  'catalog/json/edit-json.ts setValue': (run, text) => run(JSON.stringify({ text }, null, 1), ['further'], [text]),
  'catalog/shapes/record-texts.ts checkAddress': (run, text) =>
    run(text, ['url'], 'A', { problems: new ProblemList(), source: SOURCE }),
  'catalog/pictures/picture-format.ts describeFormat': (run, text) => run(Buffer.from(text), 'a.jpg'),
  'catalog/problems/near-miss.ts nearMiss': (run, text) => run(text, ['womenFashion', 'menFashion', 'Kids']),
  'catalog/problems/quote.ts quoteText': (run, text) => run(text, 60),
  'browser/addresses/read-cart-address.ts readLines': (run, text) => run(`#cart=${text}`, '#cart=', 50),
  'api/ground/outbox/outbox-files.ts readMessage': (run, text) => run(text, 'a.eml'),
  'api/ground/http/read-body.ts readTyped': (run, text) => run('note', text),
  'api/records/products/read-cell.ts readCell': (run, text) => run(text, { name: 'pictures' }, 'g', () => {}),
  'api/ground/text/identity.ts describeUsername': (run, text) => run(text, ['IN', 'AE']),
  'api/ground/text/identity.ts readIdentifier': (run, text) => run(text, ['IN', 'AE']),
  'api/ground/text/identity.ts readPhoneOf': (run, text) => run(text, ['IN', 'AE']),
  'core/offline/mark-copy.ts markCopy': (run, text) => run(text, 0, 'offline', false),
  'catalog/source/picture-folder.ts describeMissing': (run, text) => run(text, new Set(['a.jpg']), ['images', 0]),
  'catalog/source/picture-folder.ts describeMissingVideo': (run, text) =>
    run(text, new Set(['videos/a.mp4']), ['video', 'src']),
  'catalog/source/picture-folder.ts findMeant': (run, text) => run(text, new Set(['a.jpg'])),
  'import/map/internal-columns.ts whyInternal': (run, text) => run(text, [text]),
  'import/map/name-product.ts parentSku': (run, text) => run(text, undefined, []),
  'tables/rows/amount-faults.ts findAmountFault': (run, text) => run(text, 'INR'),
  'tables/rows/values.ts readAmount': (run, text) => run(text, 'INR', 'comma'),
  'tables/rows/values.ts readWeight': (run, text) => run(text, 'kg'),
  'tables/read/sniff.ts sniff': (run, text) => run(Buffer.from(text), text),
  'worker/plan-request.ts planPath': (run, text) => run(text, true, ['en-ae']),
  'core/order/order-message.ts mailOrderLink': (run, text) => run(text, text, text),
  'core/order/order-message.ts whatsappOrderLink': (run, text) => run(text, text),
  'core/money/parse-money.ts isAmbiguousAmount': (run, text) => run(text, 'INR'),
  'core/delivery/own-state.ts stateOfAddress': (run, text) => run({ state: text, pinCode: text }, () => undefined),
  'core/text/normalise.ts normalise': (run, text) => [run(text, 'NFC'), run(text, 'NFKD')],
  'core/money/parse-money.ts parseMoney': (run, text) => run(text, 'INR'),
  'core/address/phone.ts normalisePhone': (run, text) => run(text, 'IN'),
  'core/search/words/mark.ts markWords': (run, text) => run(text, new Set(['kurti']), (word: string) => word),
  'core/search/words/parse-query.ts parseQuery': sized(8_192, (run, text) => run(text, defaultRules())),
  'core/search/words/price-forms.ts isApartFromPrices': sized(8_192, (run, text) => run(text, defaultRules())),
  'client/search/stored-searches.ts addSearch': (run, text) => run(text, 'kurti'),
  'client/compare/sku-list.ts readSkus': (run, text) => run(text, 50),
  'core/text/short-name.ts shortNameLength': (run, text) => run(text, 10.3),
  'core/text/text.ts shorten': (run, text) => run(text, 40_000),
  'core/text/strings.ts trimEndOf': (run, text) => run(text, /[\s,;:.–-]/),
  'core/text/strings.ts escapeHtml': (run, text) => run(text),
  'core/text/strings.ts splitOutside': (run, text) => run(text, /[,|\n]/),
  'core/size/option-words.ts optionWords': (run, text) => run(text, text),
  'catalog/schema/translations.ts findForeign': (run, text) => run('hi', text),
  'catalog/translations/map-texts.ts listTexts': (run, text) => run({ text }, ['text']),
  'catalog/values/words.ts makeWords': (run, text) => run('hi', { [text]: text }).find(`${text}, ${text}`),
};

/** Functions that get no stranger's text, and whose they get. */
const APART: Readonly<Record<string, string>> = {
  'catalog/source/read-markdown-page.ts markdownToJson':
    "an editor's file of at most 64 KB, read by a parser that takes 0.3 s at most",
  'catalog/source/read-markdown-page.ts readMarkdownPage': 'gets the path of a file',
  'catalog/vocabulary/read-table.ts parseTable': 'gets tables of the package alone',
  'tables/formats/read-format.ts readFormat': 'gets names of its files',
  ...Object.fromEntries(
    [
      'api/entry/backup/backup-file.ts readBackup',
      'api/ground/database/engines/sqlite.ts openSqlite',
      'api/ground/config/rate-limits.ts parseLimits',
      'api/ground/outbox/call-gateway.ts callGateway',
      'api/ground/outbox/transport.ts createFolder',
      'api/ground/outbox/transport.ts createSmtp',
      'api/ground/outbox/whatsapp.ts templateName',
      'api/ground/config/retention-days.ts parseRetention',
      'cli/server/rules.ts parseHeaders',
      'cli/server/rules.ts parseRedirects',
      'cli/server/rules.ts readRules',
      'cli/server/static-server.ts createStaticServer',
    ].map((name) => [name, 'the settings and files of the operator']),
  ),
  ...Object.fromEntries(
    [
      'catalog/load/load.ts loadCatalog',
      'catalog/load/load.ts readCatalog',
      'catalog/values/pin-codes.ts hasPinCodes',
      'catalog/snapshot/divide.ts isSegment',
      'catalog/snapshot/last-good.ts openPrevious',
      'catalog/snapshot/last-good.ts writePrevious',
      'catalog/snapshot/segment.ts readSegment',
      'catalog/source/json-file.ts readJsonFile',
      'catalog/source/picture-folder.ts checkPicture',
      'catalog/source/picture-folder.ts hasPicture',
      'import/plan/mapping-file.ts findName',
      'import/plan/mapping-file.ts nameImport',
      'import/plan/refused-files.ts checkRefusedFile',
      'api/ground/outbox/outbox-files.ts eraseFiles',
      'import/plan/record.ts readRecord',
      'tables/read/archive.ts openArchive',
      'tables/read/workbook-extent.ts checkExtents',
      'tables/read/xlsx.ts openWorkbook',
    ].map((name) => [name, 'the path of a file or folder, which the system bounds']),
  ),
  ...Object.fromEntries(
    ['api/entry/cashfree-simulator/pages.ts pageHeaders', 'api/ground/http/link-pages.ts tokenForm'].map((name) => [
      name,
      'a path of the host',
    ]),
  ),
  'catalog/pictures/decode-whole.ts decodeWhole': 'a picture, whose bytes sharp reads',
  'api/records/products/read-table.ts readTable':
    'reads piece by piece; tests/api/read-table.test.ts has what takes long',
  'api/office/kit/pieces/format.ts formatDays': 'ISO days that the host has counted',
  'core/calendar/short-day.ts formatDayRange': 'two ISO days, which Intl has formatted',
  'api/office/kit/pieces/format.ts formatRecentDay': 'an ISO day that the host has counted',
  'api/entry/outcomes/payouts.ts readAdjustment': 'what the operator types; its amount is tried by parseMoney',
  'api/entry/outcomes/payouts.ts readUtr': 'what the operator types',
  'catalog/shapes/sheet.ts readSheet':
    'a parsed file; its parts are tried by parseDetailsText, sanitiseBlocks and findCode',
  'catalog/shapes/structured.ts readStructured':
    'a parsed file; its parts are tried by parseDetailsText and parseSellerText',
  'core/search/suggest.ts suggest': 'asks for files; its words are tried by parseQuery',
  'client/search/understood.ts correctedQuery': 'a query that parseQuery took',
  'tables/headings/heading-names.ts rankOfHeading': 'a heading that fieldOfHeading took, and the field that it gave',
};

/** Files that serve one side alone, and take apart what strangers write into addresses and storage. */
const OF_ONE_SIDE = [
  'client/compare/sku-list.ts',
  'browser/addresses/read-cart-address.ts',
  'client/search/stored-searches.ts',
  'client/search/understood.ts',
  'integration/compress/compressed-forms.ts',
  'paths.ts',
  'worker/plan-request.ts',
];
const found = listTextFunctions(
  SRC,
  (file) => /^(?:api|core|cli\/server|catalog|import|tables)\//.test(file) || OF_ONE_SIDE.includes(file),
);
const names = new Set(found.map(({ file, name }) => `${file} ${name}`));

describe('what takes a text apart', () => {
  test('is called here with all that it needs, or gets no stranger’s text', () => {
    const unnamed = found
      .filter(({ takesBytes, required }) => takesBytes || required > 1)
      .map(({ file, name }) => `${file} ${name}`)
      .filter((name) => !CALLS[name] && !APART[name]);
    expect(unnamed).toEqual([]);
  });

  test('is not listed after it is gone', () => {
    const listed = [...Object.keys(CALLS), ...Object.keys(APART)];
    expect(listed.filter((name) => !names.has(name) && !/text\/strings/.test(name))).toEqual([]);
  });

  test.each(found.map(({ file, name }) => `${file} ${name}`).filter((name) => !APART[name]))(
    '%s: twice the text takes at most 2.5 times the work',
    async (key) => {
      const [file, name = ''] = key.split(' ');
      const run = ((await import(join(SRC, file as string))) as Record<string, Any>)[name];
      const wanted = CALLS[key];
      const { largest = LARGEST, call = (of: Any, text: string) => of(text) } =
        typeof wanted === 'function' ? { call: wanted } : (wanted ?? {});
      expectProportion((text) => call(run, text), largest);
    },
  );
});

const request = (headers: Readonly<Record<string, string>>) =>
  ({ headers, url: '/api/orders', socket: { remoteAddress: '127.0.0.1' } }) as unknown as IncomingMessage;
const hostCheck = createHostCheck(
  { allowedHosts: undefined, siteUrl: undefined, apiUrl: undefined },
  async () => 'http://a',
);

/** What reads headers, bodies and forms; by the names of what strangers send. */
const READ: Readonly<Record<string, (text: string) => unknown>> = {
  'user-agent': nameBrowser,
  'x-forwarded-for': (text) => clientAddress(request({ 'x-forwarded-for': text }), 2),
  origin: (text) => judgeOrigin({ origin: text, host: text }, new Set(['https://haat.example'])),
  'host, of an operator': (text) => [
    sessionCookie(HOME, request({ host: text }), ''),
    findRelyingParty(request({ host: text })),
  ],
  host: (text) => hostCheck(request({ host: text })),
  cookie: (text) => readToken(HOME, request({ cookie: text })),
};

describe('what reads a header', () => {
  test.each(Object.entries(READ))('%s: twice the text takes at most 2.5 times the work', (_, run) => {
    expectProportion(run, LARGEST_HEADERS);
  });
});

describe('a field of a seller’s product', () => {
  test.each(listColumns(['hi']).map(({ name }) => name))(
    '%s: twice the text takes at most 2.5 times the work',
    (name) => {
      const run = (text: string) =>
        writeFields(
          { sizes: [{ name: 'S' }] },
          { [name]: text },
          { id: 'womenFashion', marketId: 'in' },
          () => undefined,
        );
      expectProportion(run, LARGEST, 10);
    },
  );
});

test('a cell of a report for spreadsheets: twice the text takes at most 2.5 times the work', () => {
  expectProportion((text) => writeCsvRow([text]), LARGEST);
});
