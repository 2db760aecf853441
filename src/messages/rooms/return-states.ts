// Made from ../en/return-states.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface ReturnStatesText {
  readonly requested: string;
  readonly refused: string;
  readonly accepted: string;
  readonly received: string;
  readonly refunded: string;
  readonly lineRefused: string;
  readonly lineReturned: string;
  readonly partOfLine: (values: { state: string | number; pieces: string | number; all: string | number }) => string;
  readonly sellerReplies: string;
  readonly keepPacked: string;
  readonly onItsWayBack: string;
  readonly receivedBySeller: string;
  readonly needsReply: string;
  readonly nothingToRefund: string;
  readonly refunding: string;
  readonly doesNotFit: string;
  readonly isDamaged: string;
  readonly doesNotWork: string;
  readonly wrongItem: string;
  readonly isMissing: string;
  readonly looksDifferent: string;
  readonly notLiked: string;
}

export const returnStatesText: ReturnStatesText = readRoom('return-states');
