import type { SectionsView } from '../../views/product/product-facts.ts';
import { shippingRules } from './ShippingRules.examples.ts';

export const sections: SectionsView = {
  attributes: [
    ['Fabric', 'Cotton'],
    ['Care', 'Machine wash cold, dry in the shade, warm iron on the reverse'],
  ],
  detailsHtml: '',
  features: ['Two pockets', 'Fast colour'],
  shipping: shippingRules,
};
