// Made from ../en/operator-returns.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface OperatorReturnsText {
  readonly title: string;
  readonly noneRequested: string;
  readonly noneAccepted: string;
  readonly noneRefused: string;
  readonly noneReceived: string;
  readonly seeAccepted: string;
  readonly seeRequests: string;
  readonly later: string;
  readonly earlier: string;
  readonly reason: string;
  readonly note: string;
  readonly shopper: string;
  readonly seller: string;
  readonly requested: string;
  readonly refused: string;
  readonly refusalReason: string;
  readonly answer: string;
  readonly noPhotos: string;
  readonly order: readonly MessagePart<'number' | 'roomy'>[];
  readonly itemOf: (values: { amount: string | number }) => string;
  readonly refundOf: (values: { amount: string | number }) => string;
  readonly return: string;
  readonly refund: string;
  readonly amount: string;
  readonly nothingToPay: string;
  readonly arrived: string;
  readonly late: (values: { span: string | number }) => string;
  readonly waiting: (values: { span: string | number }) => string;
  readonly photo: (values: { number: string | number }) => string;
  readonly accept: string;
  readonly markReceived: string;
  readonly refuse: string;
}

export const operatorReturnsText: OperatorReturnsText = readRoom('operator-returns');
