import { expect, test, vi } from 'vitest';
import { readCards } from '../../../src/client/listing/read-cards.ts';
import { readList } from '../../../src/client/listing/read-list.ts';
import { readTable } from '../../../src/client/listing/read-table.ts';
import { cardFileName, cardPosition } from '../../../src/core/listing/card-record.ts';
import { tableFileName } from '../../../src/core/facets/list-file.ts';
import { listTableFiles } from '../../../src/core/facets/pick-rows.ts';

/** Answers with a file for each address; returns what was asked for. */
function serve(answer: (address: string) => unknown): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const file = answer(address);
    return file === undefined
      ? { ok: false, status: 503 }
      : { ok: true, status: 200, text: async () => JSON.stringify(file) };
  });
  return asked;
}

/** The first number whose card is in a file. */
const firstOf = (file: number): number => {
  let number = 0;
  while (cardPosition(number).file !== file) number++;
  return number;
};

test('cards are read by their numbers, each file once, in the order that is asked for', async () => {
  const numbers = [firstOf(1) + 1, 0, 1];
  const asked = serve((address) => Array.from({ length: 400 }, (_, position) => `${address} ${position}`));
  const at = (number: number) => {
    const { file, position } = cardPosition(number);
    return `/cards-a/${cardFileName(file)} ${position}`;
  };
  expect(await readCards('/cards-a', numbers)).toEqual(numbers.map(at));
  expect(asked.toSorted()).toEqual([`/cards-a/${cardFileName(0)}`, `/cards-a/${cardFileName(1)}`]);
});

test('a card that a file does not have is left out', async () => {
  serve(() => ['only one']);
  expect(await readCards('/cards-b', [0, 1])).toEqual(['only one']);
});

test('a file that can’t be fetched fails, and is asked for again', async () => {
  serve(() => undefined);
  await expect(readCards('/cards-c', [0])).rejects.toThrow('503');
  await expect(readList('/nowhere')).rejects.toThrow('503');
  const asked = serve(() => ['here']);
  expect(await readCards('/cards-c', [0])).toEqual(['here']);
  expect(asked).toHaveLength(1);
});

test('the facets of products are read from the files of their numbers, all at once', async () => {
  const asked = serve(() => undefined);
  await expect(readTable('/tables', [0, 1, 500])).rejects.toThrow('503');
  expect(asked).toEqual(listTableFiles([0, 1, 500]).map((file) => `/tables/${tableFileName(file)}`));
});
