import type { ComponentType } from 'react';
import type { FileAnswer } from '../../contract.ts';
import type { FormProps } from '../forms/form-props.ts';
import { kindOfFile } from '../../form-contract.ts';
import { isObject } from '../inputs/value.ts';

export interface FormEntry {
  /** Whether the form is for this file. */
  readonly takes: (file: FileAnswer) => boolean;
  readonly load: () => Promise<{ readonly default: ComponentType<FormProps> }>;
}

/** The forms. The first one that takes a file is used; files that none takes are edited as text. */
export const FORMS: readonly FormEntry[] = [
  {
    takes: ({ file, value }) => kindOfFile(file) !== undefined && isObject(value),
    load: () => import('../forms/FileForm.tsx'),
  },
];
