// Made from ../en/offline.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface OfflineText {
  readonly notKept: string;
  readonly isSaved: string;
  readonly notSaved: string;
  readonly save: (values: { kilobytes: string | number }) => string;
  readonly progress: (values: { done: string | number; total: string | number }) => string;
  readonly saved: string;
}

export const offlineText: OfflineText = readRoom('offline');
