// Made from ../en/operator-complaints.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface OperatorComplaintsText {
  readonly openComplaints: string;
  readonly answeredComplaints: string;
  readonly noneOpen: string;
  readonly noneAnswered: string;
  readonly complaints: string;
  readonly complaint: (values: { ticket: string | number }) => string;
  readonly from: string;
  readonly nextStep: string;
  readonly text: string;
  readonly order: string;
  readonly waits: string;
  readonly received: string;
  readonly open: string;
  readonly toAnswer: string;
  readonly rule: string;
  readonly laterComplaints: string;
  readonly earlierComplaints: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly noOrder: (values: { number: string | number }) => string;
  readonly proof: string;
  readonly notProved: string;
  readonly orders: string;
  readonly ordersOfShopper: string;
  readonly receivedAt: (values: { moment: string | number }) => string;
  readonly acknowledgedAt: (values: { moment: string | number }) => string;
  readonly sentAt: (values: { moment: string | number }) => string;
  readonly complaintItself: string;
  readonly answer: string;
  readonly acknowledge: string;
  readonly tellsShopper: string;
  readonly tellByPhone: string;
  readonly answerText: string;
  readonly sendAnswer: string;
  readonly answered: string;
  readonly acknowledgeBy: (values: { moment: string | number }) => string;
  readonly acknowledgeLate: (values: { moment: string | number }) => string;
  readonly answerBy: (values: { moment: string | number }) => string;
  readonly answerLate: (values: { moment: string | number }) => string;
}

export const operatorComplaintsText: OperatorComplaintsText = readRoom('operator-complaints');
