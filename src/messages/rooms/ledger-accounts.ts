// Made from ../en/ledger-accounts.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface LedgerAccountsText {
  readonly payable: string;
  readonly courier: string;
  readonly provider: string;
  readonly refunds: string;
  readonly fees: string;
  readonly commission: string;
  readonly shipping: string;
  readonly chargesGst: string;
  readonly tcs: string;
  readonly tds: string;
  readonly shop: string;
  readonly goodwill: string;
  readonly bank: string;
}

export const ledgerAccountsText: LedgerAccountsText = readRoom('ledger-accounts');
