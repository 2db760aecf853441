// Made from ../en/checks.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface ChecksText {
  readonly pinCode: string;
  readonly pinCodeForm: (values: { typed: string | number }) => string;
  readonly pinCodeUnknown: (values: { pinCode: string | number }) => string;
  readonly pinCodeElsewhere: (values: { pinCode: string | number; state: string | number }) => string;
  readonly contactPhone: string;
  readonly contactPhoneDigits: string;
  readonly upi: string;
  readonly upiNoEmail: string;
  readonly gstin: string;
  readonly gstinState: string;
  readonly gstinChecksum: string;
  readonly gstinElsewhere: (values: { state: string | number }) => string;
  readonly pan: string;
  readonly panOfGstin: string;
  readonly accountNumber: string;
  readonly accountAgain: string;
  readonly ifsc: string;
  readonly sellerPhone: string;
  readonly sizes: (values: { found: string | number; counted: string | number; pieces: string | number; size: string | number; named: string | number }) => string;
  readonly answer: string;
  readonly say: (values: { label: string | number }) => string;
  readonly enterYour: (values: { label: string | number }) => string;
  readonly enterThe: (values: { label: string | number }) => string;
  readonly chooseYour: (values: { label: string | number }) => string;
  readonly chooseThe: (values: { label: string | number }) => string;
}

export const checksText: ChecksText = readRoom('checks');
