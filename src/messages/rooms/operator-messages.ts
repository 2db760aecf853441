// Made from ../en/operator-messages.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface OperatorMessagesText {
  readonly title: string;
  readonly message: string;
  readonly channel: string;
  readonly to: string;
  readonly written: string;
  readonly tries: (values: { count: number }) => string;
  readonly nextTry: string;
  readonly problem: string;
  readonly email: string;
  readonly sms: string;
  readonly order: readonly MessagePart<'number'>[];
  readonly writtenAgo: (values: { day: string | number; span: string | number }) => string;
  readonly noneFailed: string;
  readonly noneWaiting: string;
  readonly noneSent: string;
  readonly seeSent: string;
  readonly seeWaiting: string;
  readonly noAnswer: (values: { channel: string }) => string;
  readonly refusedPassword: (values: { channel: string }) => string;
  readonly refusedAddress: (values: { channel: string }) => string;
  readonly notTaken: (values: { channel: string }) => string;
  readonly notSetUp: string;
  readonly unknownFailure: string;
  readonly sendAgain: string;
  readonly sendAllAgain: string;
  readonly failedMessages: string;
  readonly later: string;
  readonly earlier: string;
  readonly details: string;
}

export const operatorMessagesText: OperatorMessagesText = readRoom('operator-messages');
