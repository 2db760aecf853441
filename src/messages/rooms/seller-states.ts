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
  readonly inReview: string;
  readonly needsChanges: string;
  readonly approved: string;
  readonly inShop: string;
}

export const sellerStatesText: SellerStatesText = readRoom('seller-states');
