// Made from ../en/sample-products.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface SampleProductsText {
  readonly cottonKurti: string;
  readonly silkSaree: string;
  readonly whiteShirt: string;
  readonly girlsFrock: string;
  readonly tShirt: string;
  readonly back: (values: { title: string | number }) => string;
  readonly position: (values: { title: string | number; position: string | number }) => string;
  readonly easyToWash: string;
  readonly madeInIndia: string;
  readonly type: string;
  readonly regular: string;
  readonly fabric: string;
  readonly cotton: string;
  readonly pattern: string;
  readonly printed: string;
  readonly occasion: string;
  readonly casual: string;
  readonly washCare: string;
  readonly machineWash: string;
  readonly colour: string;
  readonly solid: string;
  readonly red: string;
  readonly blue: string;
  readonly small: string;
  readonly medium: string;
  readonly large: string;
  readonly extraLarge: string;
  readonly doubleExtraLarge: string;
  readonly bust: string;
  readonly waist: string;
  readonly hip: string;
  readonly length: string;
  readonly inches: string;
  readonly kurti: string;
  readonly india: string;
  readonly goodQuality: string;
}

export const sampleProductsText: SampleProductsText = readRoom('sample-products');
