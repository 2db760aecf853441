import type { FileAnswer } from '../../contract.ts';

/** The props of every form. It saves with `useSave`, shows `SaveResult`, and calls `onSaved` so that the file is loaded again. */
export interface FormProps {
  readonly file: FileAnswer;
  /** The field that a link leads to, as problems name it: `offers.in.price`. */
  readonly field?: string | undefined;
  /** Called with the file's name, which may be a new one. */
  readonly onSaved: (file: string) => void;
}
