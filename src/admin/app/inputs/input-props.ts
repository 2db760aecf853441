import type { EditPath } from '../../contract.ts';
import type { FormField } from '../../form-contract.ts';
import type { Json } from './value.ts';

/** The props of each kind of input. */
export interface InputProps<Kind extends FormField['kind'] = FormField['kind']> {
  readonly field: FormField & { readonly kind: Kind };
  readonly path: EditPath;
  readonly value: Json | undefined;
}
