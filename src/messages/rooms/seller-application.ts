// Made from ../en/seller-application.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface SellerApplicationText {
  readonly draftTitle: string;
  readonly draftText: string;
  readonly submittedTitle: string;
  readonly submittedText: string;
  readonly refusedTitle: string;
  readonly refusedText: string;
  readonly suspendedTitle: string;
  readonly suspendedText: string;
  readonly onceDone: string;
  readonly confirmEmail: string;
  readonly sendDocuments: (values: { count: number }) => string;
  readonly finish: string;
  readonly change: string;
  readonly refresh: string;
  readonly writeToUs: string;
  readonly stepSent: string;
  readonly stepEmail: string;
  readonly emailConfirmed: string;
  readonly openLink: (values: { email: string | number }) => string;
  readonly haveConfirmed: string;
  readonly notConfirmed: (values: { email: string | number }) => string;
  readonly sendAgain: string;
  readonly linkSent: (values: { email: string | number }) => string;
  readonly changeEmail: string;
  readonly sendLink: string;
  readonly stepDocuments: string;
  readonly documentsSent: string;
  readonly documentsHint: string;
  readonly documentsLater: string;
  readonly stepCheck: string;
  readonly checkTime: string;
  readonly stepOpen: string;
  readonly stepDone: string;
  readonly stepNow: string;
  readonly stepToCome: string;
  readonly unreadable: string;
  readonly documents: string;
  readonly documentSent: (values: { moment: string | number; kilobytes: string | number }) => string;
  readonly wrongSignIn: string;
  readonly notAccepted: (values: { reason: string | number }) => string;
  readonly stepFields: (values: { count: number; step: string | number }) => string;
  readonly bank: (values: { holder: string | number; number: string | number; ifsc: string | number }) => string;
  readonly hasAccount: string;
}

export const sellerApplicationText: SellerApplicationText = readRoom('seller-application');
