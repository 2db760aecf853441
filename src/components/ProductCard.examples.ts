import type { CardView } from '../views/parts/card.ts';

const common = { sku: 'EXAMPLE', path: '/styleguide', isInStock: true };
const add = { action: '/cart' };
/** Those after a dash are sold out. */
const sizes = (names: string) => ({
  ...add,
  sizes: names.split(' ').map((name) => ({ name: name.replace('-', ''), isInStock: !name.startsWith('-') })),
});

/** Extreme cards, without pictures. */
export const cards: readonly { readonly name: string; readonly card: CardView }[] = [
  {
    name: 'Plain',
    card: {
      ...common,
      title: 'Steel tumbler',
      priceMinor: 149_00,
      price: { now: '₹149' },
      rating: { value: 4.1, count: '1,204' },
      sizes: sizes('S M -L XL XXL 3XL'),
    },
  },
  {
    name: 'Saving, large numbers',
    card: {
      ...common,
      title: 'Handwoven silk saree with a gold border',
      priceMinor: 142_999_00,
      price: { now: '₹1,42,999', saving: { label: 'MRP', mrp: '₹1,89,999', percent: 24 } },
      rating: { value: 5, count: '27,969' },
      badge: 'Free delivery',
      add,
    },
  },
  {
    name: 'Long English title',
    card: {
      ...common,
      title:
        'Block printed pure cotton double bedsheet with two pillow covers, king size, 108 by 108 inches, indigo buti on ivory, fast colour',
      priceMinor: 649_50,
      price: { now: '₹649.50', saving: { label: 'MRP', mrp: '₹999', percent: 34 } },
      rating: { value: 3.5, count: '5' },
      badge: 'Free delivery',
      add,
    },
  },
  {
    name: 'Long Hindi title',
    card: {
      ...common,
      title: 'हाथ से छपी हुई शुद्ध सूती डबल बेडशीट, दो तकिया कवर के साथ, नीले बूटों वाली, पक्का रंग',
      priceMinor: 649_00,
      price: { now: '₹649' },
      badge: 'Free delivery',
      add: { ...add, size: 'Free Size' },
    },
  },
  {
    name: 'No ratings yet, sizes in figures',
    card: {
      ...common,
      title: 'Rings',
      priceMinor: 99_00,
      price: { now: '₹99', saving: { label: 'MRP', mrp: '₹100', percent: 1 } },
      sizes: sizes('6 -7 8 9'),
    },
  },
  {
    name: 'A variant has to be chosen',
    card: {
      ...common,
      title: 'Masala tea',
      priceMinor: 120_00,
      price: { now: '₹120', isLowest: true },
      choose: 'Choose pack',
    },
  },
  {
    name: 'Sold out',
    card: {
      ...common,
      title: 'Clay lamp',
      priceMinor: 49_00,
      price: { now: '₹49' },
      rating: { value: 1.2, count: '1' },
      isInStock: false,
      badge: 'Sold out',
    },
  },
  {
    name: 'From a date',
    card: {
      ...common,
      title: 'Mango pickle, new harvest',
      priceMinor: 199_00,
      price: { now: '₹199' },
      rating: { value: 4.7, count: '88' },
      isInStock: false,
      badge: 'Available from 1 May 2099',
    },
  },
];
