// Made from ../en/product-choices.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface ProductChoicesText {
  readonly noPicture: string;
  readonly choose: (values: { option: string | number }) => string;
  readonly only: (values: { values: string | number }) => string;
  readonly restockSize: string;
  readonly byEmail: string;
  readonly byWhatsapp: string;
  readonly chooseASize: string;
  readonly sizeGuide: string;
  readonly units: string;
}

export const productChoicesText: ProductChoicesText = readRoom('product-choices');
