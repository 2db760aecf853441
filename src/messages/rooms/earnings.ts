// Made from ../en/earnings.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface EarningsText {
  readonly price: string;
  readonly value: string;
  readonly commission: string;
  readonly shipping: string;
  readonly chargesGst: (values: { percent: string | number }) => string;
  readonly tcs: (values: { percent: string | number }) => string;
  readonly tds: (values: { percent: string | number }) => string;
  readonly payout: string;
  readonly owedGst: string;
  readonly claims: string;
  readonly left: string;
}

export const earningsText: EarningsText = readRoom('earnings');
