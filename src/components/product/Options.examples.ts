import type { OptionView } from '../../views/parts/variants.ts';

const href = '/styleguide';
const value = (name: string) => ({ value: name, href, isChosen: false, isInStock: true });

/** Two options with four values each, and extreme ones. */
export const options: readonly OptionView[] = [
  {
    name: 'Pack',
    values: [
      value('1'),
      { ...value('2'), isChosen: true },
      { ...value('6'), isInStock: false, note: 'Sold out' },
      { ...value('12'), note: 'only Red' },
    ],
  },
  {
    name: 'With cushion and a cover for the rainy season',
    values: [
      { ...value('Without'), isChosen: true },
      value('Two cushions filled with recycled fibre, washable, with a zip on the long side'),
      { ...value('चार तकिये'), isInStock: false, note: 'Available from 1 May 2099' },
    ],
  },
];
