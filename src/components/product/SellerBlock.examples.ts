import type { SellerView } from '../../views/lists/seller.ts';

export const seller: SellerView = {
  name: 'Chai Ghar',
  shop: '/styleguide',
  figures: [
    { value: '★ 4.2', word: '310 ratings' },
    { value: '44', word: 'followers' },
    { value: '3', word: 'products' },
  ],
  legalName: 'Chai Ghar Trading LLP',
  address: '14 Mall Road, Darjeeling, West Bengal 734101, India',
  care: { phone: '+91 12345 00021', call: 'tel:+911234500021', email: 'care@chaighar.example' },
};
