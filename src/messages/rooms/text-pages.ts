// Made from ../en/text-pages.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface TextPagesText {
  readonly since: (values: { day: string | number }) => readonly MessagePart<'day'>[];
  readonly onThisPage: string;
  readonly group: string;
  readonly delivery: string;
  readonly deliveryTime: string;
  readonly deliveryFee: string;
  readonly deliveryAbroad: string;
  readonly byLetter: string;
  readonly searchOff: string;
  readonly searchOffLetters: string;
}

export const textPagesText: TextPagesText = readRoom('text-pages');
