// Made from ../en/directory.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface DirectoryText {
  readonly fromAToZ: string;
  readonly titleByCategory: string;
  readonly description: (values: { shop: string | number }) => string;
  readonly descriptionOf: (values: { shop: string | number; market: string | number }) => string;
  readonly byCategory: string;
  readonly popularShops: string;
  readonly shops: string;
  readonly allShops: (values: { count: number; shown: string | number }) => string;
  readonly range: (values: { title: string | number; first: string | number; last: string | number }) => string;
  readonly letters: string;
  readonly parts: string;
  readonly inFigures: string;
  readonly inOtherScripts: string;
  readonly under: (values: { letter: string | number }) => string;
}

export const directoryText: DirectoryText = readRoom('directory');
