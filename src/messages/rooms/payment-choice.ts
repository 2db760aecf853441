// Made from ../en/payment-choice.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface PaymentChoiceText {
  readonly title: string;
  readonly cash: string;
  readonly online: string;
  readonly simulated: string;
}

export const paymentChoiceText: PaymentChoiceText = readRoom('payment-choice');
