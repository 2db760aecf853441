// Made from ../en/notices.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface NoticesText {
  readonly hello: string;
  readonly helloName: (values: { name: string | number }) => string;
  readonly ignoreEmail: string;
  readonly subscriptionSubject: string;
  readonly subscriptionConfirm: string;
  readonly subscriptionStop: string;
  readonly restockConfirmSubject: string;
  readonly restockAsked: string;
  readonly restockConfirm: string;
  readonly restockStop: (values: { toldDays: string | number; waitDays: string | number }) => string;
  readonly backInStockSubject: (values: { product: string | number }) => string;
  readonly backInStock: string;
  readonly backInStockStop: string;
  readonly complaintSubject: (values: { ticket: string | number }) => string;
  readonly complaintReceived: (values: { ticket: string | number; officer: string | number; reply: string | number; settle: string | number }) => string;
  readonly complaintAcknowledged: (values: { officer: string | number; ticket: string | number; settle: string | number }) => string;
}

export const noticesText: NoticesText = readRoom('notices');
