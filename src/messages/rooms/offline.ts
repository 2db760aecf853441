// Made from ../en/offline.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface OfflineText {
  readonly notKept: string;
  readonly isSaved: string;
  readonly notSaved: string;
  readonly save: (values: { kilobytes: string | number }) => string;
  readonly progress: (values: { done: string | number; total: string | number }) => string;
  readonly saved: string;
  readonly title: string;
  readonly description: string;
  readonly cart: string;
  readonly wishlist: string;
  readonly search: string;
  readonly searches: string;
  readonly checkout: string;
  readonly missing: readonly MessagePart<'strong'>[];
  readonly keepTitle: string;
  readonly saveTitle: string;
  readonly saves: (values: { categories: string | number }) => string;
  readonly savesCheckout: (values: { categories: string | number }) => string;
  readonly works: string;
  readonly openOnce: string;
  readonly pages: string;
  readonly page: string;
  readonly none: string;
  readonly oldPrices: string;
  readonly asksConsent: readonly MessagePart<'button'>[];
  readonly clear: string;
  readonly unable: string;
  readonly scriptOff: string;
  readonly scriptLate: string;
}

export const offlineText: OfflineText = readRoom('offline');
