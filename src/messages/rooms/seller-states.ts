// Made from ../en/seller-states.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface SellerStatesText {
  readonly new: string;
  readonly accepted: string;
  readonly packed: string;
  readonly dispatched: string;
  readonly delivered: string;
  readonly cancelled: string;
  readonly partlyReturned: string;
  readonly returned: string;
  readonly draft: string;
  readonly reviewing: string;
  readonly needsChanges: string;
  readonly inShopSoon: string;
  readonly inShop: string;
  readonly atBank: string;
  readonly paid: string;
  readonly failed: string;
}

export const sellerStatesText: SellerStatesText = readRoom('seller-states');
