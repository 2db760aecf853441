// Made from ../en/returns.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface ReturnsText {
  readonly open: (values: { day: string | number }) => string;
  readonly openEarly: string;
  readonly requested: string;
  readonly photosLost: string;
  readonly upiBelow: string;
  readonly upiAfter: (values: { days: string | number }) => string;
  readonly willSend: (values: { by: string; amount: string | number; day: string | number; upi: string | number }) => string;
  readonly chooseLines: string;
  readonly chooseReason: string;
  readonly choosePhotos: (values: { most: string | number }) => string;
  readonly piecesOf: (values: { title: string | number }) => string;
  readonly notDelivered: (values: { pieces: string | number; amount: string | number }) => string;
  readonly returnOf: (values: { pieces: string | number; amount: string | number }) => string;
  readonly paidInCash: string;
  readonly changeUpi: string;
  readonly upiSaved: string;
  readonly upiWaits: (values: { moment: string | number }) => string;
  readonly upiInstead: string;
  readonly photosHint: string;
  readonly morePhotos: (values: { count: number }) => string;
  readonly addPhotos: (values: { count: number }) => readonly MessagePart<'optional'>[];
  readonly photosButton: (values: { count: number }) => string;
  readonly sending: (values: { number: string | number; count: string | number }) => string;
  readonly photosAdded: (values: { count: number }) => string;
  readonly somePhotosAdded: (values: { count: number; added: string | number }) => string;
  readonly moreBelow: string;
  readonly photoLarge: string;
  readonly showPhotos: (values: { count: number }) => string;
  readonly photo: (values: { number: string | number }) => string;
}

export const returnsText: ReturnsText = readRoom('returns');
