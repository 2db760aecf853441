// Made from ../en/form-errors.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface FormErrorsText {
  readonly tick: string;
  readonly choose: string;
  readonly correct: (values: { fields: number }) => string;
  readonly named: (values: { label: string | number; problem: string | number }) => string;
  readonly enterEmail: string;
}

export const formErrorsText: FormErrorsText = readRoom('form-errors');
