import { cardFileName, cardPosition, type CardRecord } from '../../core/listing/card-record.ts';
import { readJson } from '../../browser/files/read-file.ts';

/**
 * Reads the cards of products, named by their numbers in a folder (catalog/site/numbered.ts), all files at once.
 * @throws when a file can't be fetched; the next call asks for it again.
 */
export async function readCards(folder: string, numbers: readonly number[]): Promise<CardRecord[]> {
  const cards = await Promise.all(
    numbers.map(async (number) => {
      const { file, position } = cardPosition(number);
      return (await readJson<readonly CardRecord[]>(`${folder}/${cardFileName(file)}`))[position];
    }),
  );
  return cards.filter((card) => card !== undefined);
}
