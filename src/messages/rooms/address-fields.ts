// Made from ../en/address-fields.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface AddressFieldsText {
  readonly optional: (values: { label: string | number }) => readonly MessagePart<'mark'>[];
  readonly pinCode: string;
  readonly pinHint: string;
  readonly house: string;
  readonly houseMissing: string;
  readonly building: string;
  readonly buildingMissing: string;
  readonly village: string;
  readonly area: string;
  readonly landmark: string;
  readonly landmarkHint: string;
  readonly emirate: string;
  readonly district: string;
  readonly city: string;
  readonly state: string;
  readonly phone: string;
  readonly name: string;
  readonly email: string;
  readonly phoneOfAny: string;
}

export const addressFieldsText: AddressFieldsText = readRoom('address-fields');
