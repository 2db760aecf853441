// Made from ../en/contact.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface ContactText {
  readonly call: string;
  readonly write: string;
  readonly sendEmail: string;
  readonly opensMessage: string;
  readonly openChat: string;
  readonly question: (values: { shop: string | number }) => string;
  readonly complaint: string;
  readonly complaintHint: string;
  readonly complain: string;
  readonly officer: string;
  readonly officerHint: string;
  readonly officerName: string;
  readonly officerPhone: string;
  readonly officerEmail: string;
  readonly address: string;
  readonly care: string;
}

export const contactText: ContactText = readRoom('contact');
