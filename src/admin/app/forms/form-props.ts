import type { FileAnswer } from '../../contract.ts';

/** What a form is given. It saves by `useSave`, shows `SaveResult`, and calls `onSaved` so that the file is asked for again. */
export interface FormProps {
  readonly file: FileAnswer;
  /** The field that a link leads to, as problems name it: `offers.in.price`. */
  readonly field?: string | undefined;
  /** With the file's name, which may be a new one. */
  readonly onSaved: (file: string) => void;
}
