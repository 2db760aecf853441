import type { SizeGuideView } from '../../views/product/product-choices.ts';

export const sizeGuide: SizeGuideView = {
  caption: 'Garment measurements',
  measures: ['Bust', 'Length'],
  canFind: true,
  rows: [
    { name: 'XS', values: ['34 in', '44 in'] },
    { name: 'S', values: ['36 in', '44.5 in'] },
    { name: 'M', values: ['38 in', '45 in'] },
    { name: 'L', values: ['40 in', '45.5 in'] },
    { name: 'XL', values: ['42 in', '46 in'] },
  ],
};
