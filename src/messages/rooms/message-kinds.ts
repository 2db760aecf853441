// Made from ../en/message-kinds.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface MessageKindsText {
  readonly orderPlaced: string;
  readonly orderAccepted: string;
  readonly shipmentDispatched: string;
  readonly shipmentDelivered: string;
  readonly shipmentCancelled: string;
  readonly deliveryAttempted: string;
  readonly deliveryRefused: string;
  readonly parcelReturning: string;
  readonly parcelBack: string;
  readonly parcelLost: string;
  readonly paymentExpired: string;
  readonly returnRequested: string;
  readonly returnAccepted: string;
  readonly returnRefused: string;
  readonly returnReceived: string;
  readonly refundUpiNamed: string;
  readonly refundSent: string;
  readonly refundDone: string;
  readonly refundRefused: string;
  readonly complaintReceived: string;
  readonly complaintAcknowledged: string;
  readonly complaintAnswered: string;
  readonly loginCode: string;
  readonly emailConfirmation: string;
  readonly emailChanged: string;
  readonly phoneChanged: string;
  readonly passwordChanged: string;
  readonly passwordReset: string;
  readonly accountDeleted: string;
  readonly newsletterConfirmation: string;
  readonly restockConfirmation: string;
  readonly backInStock: string;
  readonly payoutPaid: string;
  readonly payoutFailed: string;
  readonly sellerApproved: string;
  readonly sellerRefused: string;
  readonly sellerSuspended: string;
  readonly sellerReinstated: string;
  readonly sellerEmailConfirmation: string;
  readonly sellerChangeCode: string;
  readonly sellerBankWaits: string;
  readonly sellerChanged: string;
  readonly sellerChangeStopped: string;
  readonly sellerOrder: string;
  readonly sellerCancelled: string;
  readonly sellerUndelivered: string;
  readonly sellerReturn: string;
  readonly sellerComplaint: string;
  readonly sellerSummary: string;
  readonly sellerProduct: string;
  readonly operatorSummary: string;
  readonly operatorLost: string;
}

export const messageKindsText: MessageKindsText = readRoom('message-kinds');
