import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describePublic, describeTypes } from '../../support/public-types.ts';

const RECORD = join(import.meta.dirname, 'public-types.txt');
const COMMAND = 'npm run test:unit -- tests/cli/packaging/public-types.test.ts --update';

// The compiler reads all that the entries import.
describe('what is public of the package', () => {
  test('is as recorded, and the changelog has a line about the last change', async () => {
    const help = `What is public has changed. If it is meant to, record it (${COMMAND}) and say in CHANGELOG.md what a shop has to change.`;
    const text = describePublic();
    await expect(text, help).toMatchFileSnapshot(RECORD);
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const [, told] = /^- Public types \(`([0-9a-f]{8})`\): \S/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
    expect(
      told,
      `What is public has changed. Add to the newest version of CHANGELOG.md: "- Public types (\`${digest}\`): what has changed, and what a shop has to change". Where that version is not released and has such a line, write the digest and the change into it.`,
    ).toBe(digest);
  });

  test('is told with the types that public ones refer to, names by the alphabet, and without comments', () => {
    const folder = 'tests/fixtures/public-types';
    const text = describeTypes([`${folder}/entry.ts`], [`${folder}/entry.ts`, `${folder}/named.ts`]);
    expect(text).toBe(`# ${folder}/entry.ts Card
export interface Card {
    readonly price: number;
    readonly seller: Seller;
    readonly inside?: Kept;
}

# ${folder}/entry.ts LIST
LIST: { first: Card; };

# ${folder}/entry.ts Size
type Size = 'M' | 'S';

# ${folder}/entry.ts makeCard
makeCard: (price: number, size?: Size) => Card;

# ${folder}/named.ts Seller
export interface Seller {
    readonly name: string;
}`);
  });
});
