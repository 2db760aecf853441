import { cardFileName, cardPlace, type CardRecord } from '../../core/card-record.ts';

const files = new Map<string, Promise<readonly CardRecord[]>>();

function readFile(address: string): Promise<readonly CardRecord[]> {
  let file = files.get(address);
  if (!file) {
    file = fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then((answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return answer.json() as Promise<readonly CardRecord[]>;
    });
    file.catch(() => files.delete(address));
    files.set(address, file);
  }
  return file;
}
const TIMEOUT_MS = 15_000;

/**
 * Reads the cards of products, named by their numbers in a folder (catalog/queries/numbered.ts), all files at once.
 * @throws when a file can't be fetched; the next call asks for it again.
 */
export async function readCards(folder: string, numbers: readonly number[]): Promise<CardRecord[]> {
  const cards = await Promise.all(
    numbers.map(async (number) => {
      const { file, place } = cardPlace(number);
      return (await readFile(`${folder}/${cardFileName(file)}`))[place];
    }),
  );
  return cards.filter((card) => card !== undefined);
}
