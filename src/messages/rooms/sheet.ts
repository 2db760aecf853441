// Made from ../en/sheet.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface SheetText {
  readonly label: string;
  readonly close: string;
  readonly half: string;
  readonly full: string;
  readonly loading: string;
  readonly failed: string;
  readonly openPage: string;
}

export const sheetText: SheetText = readRoom('sheet');
