// Made from ../en/saved-copies.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface SavedCopiesText {
  readonly savedOn: (values: { moment: string | number }) => string;
  readonly note: (values: { why: string; moment: string | number }) => string;
}

export const savedCopiesText: SavedCopiesText = readRoom('saved-copies');
