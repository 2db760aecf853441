// Made from ../en/size-words.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface SizeWordsText {
  readonly size: (values: { size: string | number }) => string;
  readonly packOf: (values: { option: string | number; count: string | number }) => string;
  readonly body: string;
  readonly garment: string;
  readonly bodyNote: string;
  readonly garmentNote: (values: { ease: string | number }) => string;
  readonly ease: (values: { chest: string | number; waist: string | number; hip: string | number }) => string;
  readonly length: (values: { inches: string | number; centimetres: string | number }) => string;
  readonly chest: string;
  readonly waist: string;
  readonly hip: string;
  readonly underBust: string;
  readonly foot: string;
  readonly head: string;
  readonly palm: string;
  readonly age: string;
  readonly height: string;
  readonly none: string;
  readonly yours: (values: { size: string | number }) => string;
  readonly fits: (values: { room: string; measure: string | number; size: string | number }) => string;
  readonly large: (values: { room: string; measure: string | number }) => string;
  readonly small: (values: { measure: string | number; size: string | number }) => string;
  readonly between: (values: { room: string; measure: string | number; smaller: string | number; size: string | number }) => string;
}

export const sizeWordsText: SizeWordsText = readRoom('size-words');
