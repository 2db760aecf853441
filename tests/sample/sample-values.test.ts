import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { digestValue } from '../../src/catalog/checks/sample-values.ts';

const read = (file: string) =>
  JSON.parse(readFileSync(`catalog/${file}`, 'utf8')) as Record<string, string> & {
    grievanceOfficer: { name: string };
    vat?: { number: string };
  };

/** Lines of so many digests fit. `vitest -u` writes the file after a change of the sample. */
const A_LINE = 9;

test('the digests of what a shop must not take from the sample are those of the sample', async () => {
  const store = read('store.json');
  const sellers = readdirSync('catalog/sellers').map((name) => read(`sellers/${name}`));
  const values = [
    ...[store.legalName, store.address, store.grievanceOfficer.name],
    ...sellers.flatMap(({ gstin, address }) => [gstin, address]),
    ...readdirSync('catalog/markets').map((name) => read(`markets/${name}`).vat?.number),
  ];
  const digests = [...new Set(values.flatMap((value) => (value ? [digestValue(value)] : [])))].sort();
  expect(digests.length).toBeGreaterThan(50);
  const lines = Array.from({ length: Math.ceil(digests.length / A_LINE) }, (_, line) =>
    digests.slice(line * A_LINE, (line + 1) * A_LINE).join(' '),
  );
  const code = `/** Digests of names, addresses, GSTINs and TRNs of the sample shop and its sellers, written by \`tests/sample/sample-values.test.ts\`. */
export const SAMPLE_DIGESTS: ReadonlySet<string> = new Set(
  \`
${lines.join('\n')}
\`
    .trim()
    .split(/\\s+/),
);
`;
  await expect(code).toMatchFileSnapshot('../../src/catalog/checks/sample-digests.ts');
});
