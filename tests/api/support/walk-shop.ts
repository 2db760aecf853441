import * as parts from '../../catalog/shop-in-a-folder.ts';
import { TERMS } from './ledger-shop.ts';
import { writeTestShop } from './shop.ts';

const care = (name: string) => ({ phone: '+91 12345 00001', email: `care@${name}.example` });

/** Where orders go: a seller without a GSTIN sells within its state only. */
const JAIPUR = '7 Kiln Lane, Jaipur, Rajasthan 302001, India';

/**
 * A shop of three sellers: garden with a GSTIN (leaves of 400 g at 299 with 5 % GST), pots (cups at 1,000) and looms (scarves at 450)
 * without one.
 */
export const writeWalkShop = (): string =>
  writeTestShop({
    'store.json': parts.store({ name: 'Hill Shop', sellerTerms: TERMS }),
    'sellers/garden.json': parts.seller({
      legalName: 'Green Garden LLP',
      gstin: '32AAACI1681G1ZY',
      care: care('garden'),
    }),
    'sellers/pots.json': parts.seller({ name: 'Pot Works', address: JAIPUR, care: care('pots'), gstin: undefined }),
    'sellers/looms.json': parts.seller({ name: 'Hill Looms', address: JAIPUR, care: care('looms'), gstin: undefined }),
    'products/tea/leaf.json': parts.product({
      offers: { in: { price: 299, mrp: 399 } },
      weight: '400 g',
      legal: { genericName: 'Tea', netQuantity: '400 g', gstRate: 5, hsn: '0902' },
    }),
    'products/tea/scarf.json': parts.product({
      sku: 'SCARF',
      title: 'Scarf',
      seller: 'looms',
      offers: { in: { price: 450 } },
    }),
  });

/** What the sellers with an account apply with. */
const application = (name: string) => ({
  contactName: 'Anil',
  email: `anil@${name}.example`,
  password: 'a long password',
  pickup: { line1: '1 Hill Road', city: 'Munnar', state: 'Kerala', pinCode: '685612' },
});

export const APPLICATIONS = {
  garden: {
    ...application('garden'),
    businessName: 'Green Garden',
    phone: '9876500001',
    gstin: '32AAACI1681G1ZY',
    bank: { holder: 'Green Garden LLP', accountNumber: '123456789012', ifsc: 'ABCD0123456' },
  },
  looms: {
    ...application('looms'),
    businessName: 'Hill Looms',
    phone: '9876500002',
    gstExempt: true,
    pan: 'AAAPI1681G',
    bank: { holder: 'Lila Pillai', accountNumber: '987654321098', ifsc: 'ABCD0654321' },
  },
} as const;
