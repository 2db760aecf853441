import { type ComponentType, createContext, useContext } from 'react';
import type { EditPath, ProblemAnswer, ShopAnswer } from '../../contract.ts';
import type { AttributesAnswer, FormAnswer } from '../../form-contract.ts';
import type { InputProps } from './input-props.ts';
import { type Json, nameOf } from './value.ts';

/** What the fields of a form share. */
export interface FormShared {
  /** The input for a field, used by fields that contain others. */
  readonly Input: ComponentType<InputProps>;
  readonly shop: ShopAnswer;
  readonly ids: FormAnswer['ids'];
  /** Attributes of other products in the category. */
  readonly attributes: AttributesAnswer['attributes'];
  /** The folder of `catalog/images` for new pictures. */
  readonly pictureFolder: string;
  readonly problems: readonly ProblemAnswer[];
  /** The whole file. */
  readonly value: Json | undefined;
  /** Sets the value at a path; `undefined` removes it. */
  readonly set: (path: EditPath, value: Json | undefined) => void;
}

export const FormContext = createContext<FormShared | undefined>(undefined);

/** What the fields of the form around a component share. @throws outside of a form. */
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
