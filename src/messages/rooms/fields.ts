// Made from ../en/fields.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface FieldsText {
  readonly fillIn: string;
  readonly text: string;
  readonly atLeast: (values: { count: string | number }) => string;
  readonly atMost: (values: { count: string | number }) => string;
  readonly email: string;
  readonly phone: string;
  readonly phoneOrEmail: string;
  readonly market: string;
  readonly language: string;
  readonly state: string;
  readonly quantity: (values: { least: string | number; most: string | number }) => string;
  readonly least: (values: { least: string | number }) => string;
  readonly mostOfItem: (values: { most: string | number }) => string;
  readonly amount: string;
  readonly sku: string;
  readonly lines: string;
  readonly oneLine: string;
  readonly mostLines: (values: { most: string | number }) => string;
  readonly id: string;
  readonly day: string;
  readonly month: string;
  readonly device: string;
  readonly number: string;
  readonly lineTwice: string;
  readonly chooseSize: string;
  readonly size: string;
  readonly lineOfShipment: string;
  readonly lineOnce: string;
  readonly contact: string;
  readonly address: string;
  readonly orders: string;
  readonly mostOrders: (values: { most: string | number }) => string;
  readonly stars: (values: { most: string | number }) => string;
  readonly nameWithoutAt: string;
  readonly nameWithLetter: string;
  readonly nameTaken: string;
  readonly notTheCode: string;
  readonly passwordOrCode: string;
  readonly passwordCommon: string;
  readonly passwordRow: string;
  readonly passwordOwn: string;
  readonly noSuchPayment: string;
}

export const fieldsText: FieldsText = readRoom('fields');
