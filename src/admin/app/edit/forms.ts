import type { ComponentType } from 'react';
import type { FileAnswer } from '../../contract.ts';
import { kindOfFile } from '../forms/layouts.ts';
import { isObject } from '../forms/value.ts';

/** What a form is given. It saves by `useSave`, shows `SaveResult`, and calls `onSaved` so that the file is asked for again. */
export interface FormProps {
  readonly file: FileAnswer;
  /** The field that a link leads to, as problems name it: `offers.in.price`. */
  readonly field?: string | undefined;
  /** With the file's name, which may be a new one. */
  readonly onSaved: (file: string) => void;
}

export interface FormEntry {
  /** Whether the form is for this file. */
  readonly takes: (file: FileAnswer) => boolean;
  readonly load: () => Promise<{ readonly default: ComponentType<FormProps> }>;
}

/** The forms, by the files that they are for: the first that takes a file. Other files are edited as text. */
export const FORMS: readonly FormEntry[] = [
  {
    takes: ({ file, value }) => kindOfFile(file) !== undefined && isObject(value),
    load: () => import('../forms/FileForm.tsx'),
  },
];
