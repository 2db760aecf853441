// Made from ../en/market-home.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface MarketHomeText {
  readonly description: (values: { categories: string | number; currency: string | number; terms: string | number }) => string;
  readonly descriptionOfNone: (values: { currency: string | number; terms: string | number }) => string;
}

export const marketHomeText: MarketHomeText = readRoom('market-home');
