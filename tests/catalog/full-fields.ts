/** Values for fields that few products have, for tests that need every field. */

const party = { name: 'Port Traders', address: '2 Port Road, Kochi' };

export const wares = {
  description: 'Fresh',
  details: '<p>Fresh</p>',
  features: ['Fresh'],
  attributes: { Fabric: 'Cotton' },
  availability: '2026-12-01',
  sizes: [{ name: 'S', label: 'Small', availability: 'sold out', measurements: { Bust: '36 in' } }],
  reviews: [{ author: 'Meera', date: '2026-05-02 09:10:00', text: 'Good', stars: 5 }],
  tags: ['tea'],
  legal: {
    genericName: 'Tea',
    countryOfOrigin: 'India',
    netQuantity: '1 N',
    maker: party,
    packer: party,
    importer: party,
    dimensions: '1 m',
    bestBefore: '1 year',
    warranty: 'None',
    consumerCare: { ...party, phone: '+91 12345 00001', email: 'a@b.example' },
  },
};
