// Made from ../en/seller-account.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface SellerAccountText {
  readonly sale: string;
  readonly return: string;
  readonly tdsBefore: string;
  readonly correction: string;
  readonly payout: string;
  readonly payoutBack: string;
  readonly sales: string;
  readonly returns: string;
  readonly commission: string;
  readonly shipping: string;
  readonly gst: string;
  readonly tcs: string;
  readonly tds: string;
  readonly corrections: string;
  readonly paidOut: string;
  readonly owesUs: string;
  readonly owedTotal: string;
  readonly waitsForAccount: string;
  readonly onceUsed: string;
  readonly nextPayout: (values: { day: string | number }) => string;
  readonly inReturnPeriod: string;
  readonly takenOff: string;
  readonly held: string;
  readonly receive: (values: { payout: string | number; price: string | number }) => string;
  readonly lose: (values: { price: string | number; loss: string | number }) => string;
  readonly caption: (values: { price: string | number; grams: string | number; category: string | number }) => string;
  readonly enterPrice: string;
  readonly enterWeight: string;
  readonly whenPaid: string;
  readonly latest: string;
  readonly none: string;
  readonly noneHint: string;
}

export const sellerAccountText: SellerAccountText = readRoom('seller-account');
