// Made from ../en/lists.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface ListsText {
  readonly prev: string;
  readonly next: string;
  readonly page: (values: { page: string | number }) => string;
  readonly pageOf: (values: { page: string | number; pages: string | number }) => string;
}

export const listsText: ListsText = readRoom('lists');
