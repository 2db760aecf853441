// Made from ../en/declarations.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface DeclarationsText {
  readonly grams: (values: { weight: string | number }) => string;
  readonly kilograms: (values: { weight: string | number }) => string;
  readonly commonName: string;
  readonly mrp: string;
  readonly price: string;
  readonly netQuantity: string;
  readonly unitPrice: string;
  readonly perUnit: (values: { price: string | number; unit: string | number }) => string;
  readonly perPiece: (values: { price: string | number }) => string;
  readonly origin: string;
  readonly madeBy: string;
  readonly packedBy: string;
  readonly madeAndPackedBy: string;
  readonly importedBy: string;
  readonly weight: string;
  readonly dimensions: string;
  readonly bestBefore: string;
  readonly warranty: string;
  readonly colour: string;
  readonly partNumber: string;
}

export const declarationsText: DeclarationsText = readRoom('declarations');
