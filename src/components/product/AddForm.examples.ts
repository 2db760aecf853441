import type { AddFormView } from '../../views/product/product-choices.ts';

export const addForm: AddFormView = {
  sku: 'EXAMPLE',
  action: '/cart',
  sizes: [
    { name: 'XS', isChosen: false, isInStock: true },
    { name: 'S', isChosen: true, isInStock: true },
    { name: 'M', isChosen: false, isInStock: true },
    { name: 'L', isChosen: false, isInStock: false, state: 'Sold out' },
    { name: 'XL', isChosen: false, isInStock: true },
  ],
};
