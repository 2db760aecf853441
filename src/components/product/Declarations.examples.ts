import type { DeclarationsView } from '../../views/product/product-facts.ts';

export const declarations: DeclarationsView = {
  rows: [
    ['Common name', 'Tea'],
    ['MRP, all taxes included', '₹1,600'],
    ['Net quantity', '100 g'],
    ['Unit price', '₹14.50 per g'],
    ['Country of origin', 'India'],
    ['Packed by', 'Chai Ghar Trading LLP, 14 Mall Road, Darjeeling, West Bengal 734101, India'],
  ],
  care: {
    name: 'Chai Ghar',
    address: '14 Mall Road, Darjeeling, West Bengal 734101, India',
    phone: '+91 12345 00021',
    call: 'tel:+911234500021',
    email: 'care@chaighar.example',
  },
  returnsPage: '/styleguide',
  shippingPage: '/styleguide',
  contactPage: '/styleguide',
};
