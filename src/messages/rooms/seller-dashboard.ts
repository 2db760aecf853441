// Made from ../en/seller-dashboard.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface SellerDashboardText {
  readonly login: string;
  readonly application: string;
  readonly orders: string;
  readonly returns: string;
  readonly products: string;
  readonly stock: string;
  readonly figures: string;
  readonly payouts: string;
  readonly sendNow: string;
  readonly filters: string;
  readonly more: string;
  readonly seeOrders: string;
  readonly seeProducts: string;
}

export const sellerDashboardText: SellerDashboardText = readRoom('seller-dashboard');
