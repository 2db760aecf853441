// Made from ../en/answers-sellers.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface AnswersSellersText {
  readonly nothingToChange: string;
  readonly oneAtATime: string;
  readonly accountKnown: string;
  readonly yourAddress: string;
  readonly yourNumber: string;
  readonly accountWaits: string;
  readonly codeByMail: string;
  readonly notOpen: string;
  readonly onlyOpen: string;
  readonly suspended: (values: { reason: string | number }) => string;
  readonly changeOver: string;
  readonly noChange: string;
  readonly otherPan: string;
  readonly submitted: string;
  readonly confirmFirst: (values: { email: string | number }) => string;
  readonly documentsToday: string;
  readonly documentsFromNetwork: (values: { email: string | number }) => string;
  readonly notThisFile: (values: { document: string | number }) => string;
  readonly documentsFixed: string;
  readonly stepNotPossible: (values: { status: string }) => string;
  readonly returnStepNotPossible: string;
  readonly noReturn: string;
  readonly noPicture: string;
  readonly noProduct: string;
  readonly noDraft: string;
  readonly categoryGone: string;
  readonly changedElsewhere: string;
  readonly changedMeanwhile: string;
  readonly manyProducts: string;
  readonly manyPictures: string;
  readonly noRows: string;
  readonly fileBegun: string;
  readonly manyFiles: string;
  readonly piecesOrSwitch: string;
  readonly fromZero: string;
  readonly products: string;
  readonly oneProduct: string;
  readonly mostProducts: (values: { most: string | number }) => string;
  readonly ids: string;
  readonly oneId: string;
  readonly mostIds: (values: { most: string | number }) => string;
  readonly shipmentStatus: string;
  readonly returnStatus: string;
  readonly mostDays: (values: { most: string | number }) => string;
  readonly orderAccepted: string;
  readonly orderDispatched: string;
  readonly orderDeclined: string;
  readonly fillInAll: string;
  readonly notPossible: string;
}

export const answersSellersText: AnswersSellersText = readRoom('answers-sellers');
