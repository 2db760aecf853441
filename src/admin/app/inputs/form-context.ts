import { type ComponentType, createContext, useContext } from 'react';
import type { EditPath, ProblemAnswer, ShopAnswer } from '../../contract.ts';
import type { AttributesAnswer, FormAnswer } from '../../form-contract.ts';
import type { InputProps } from './input-props.ts';
import { type Json, nameOf } from './value.ts';

/** What the fields of a form share. */
export interface FormShared {
  /** What a field is typed into, for fields that hold others. */
  readonly Input: ComponentType<InputProps>;
  readonly shop: ShopAnswer;
  readonly ids: FormAnswer['ids'];
  /** What other products of the category have. */
  readonly attributes: AttributesAnswer['attributes'];
  /** The folder of `catalog/images` that new pictures go into. */
  readonly pictureFolder: string;
  readonly problems: readonly ProblemAnswer[];
  /** The whole file. */
  readonly value: Json | undefined;
  /** Sets the value at a path; `undefined` takes it out. */
  readonly set: (path: EditPath, value: Json | undefined) => void;
}

export const FormContext = createContext<FormShared | undefined>(undefined);

export function useForm(): FormShared {
  const shared = useContext(FormContext);
  if (!shared) throw new Error('A field is outside of its form.');
  return shared;
}

/** The id of a field's element. */
export const idOf = (path: EditPath): string =>
  `field-${nameOf(path).replaceAll(/[^A-Za-z0-9]/g, (sign) => `_${sign.charCodeAt(0)}_`)}`;

/** The problems of the value at a path. */
export function useProblems(path: EditPath): readonly ProblemAnswer[] {
  const name = nameOf(path);
  return useForm().problems.filter(({ field }) => field === name);
}
