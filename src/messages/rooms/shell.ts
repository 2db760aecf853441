// Made from ../en/shell.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface ShellText {
  readonly home: string;
  readonly shop: string;
  readonly otherShop: (values: { market: string | number }) => string;
  readonly searchInHindi: string;
  readonly allIn: (values: { category: string | number }) => string;
  readonly policies: string;
  readonly relatedPages: string;
}

export const shellText: ShellText = readRoom('shell');
