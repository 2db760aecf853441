import type { ShopAnswer } from '../../contract.ts';
import type { AttributesAnswer, FormAnswer, FormKind } from '../../form-contract.ts';
import { useAnswer } from '../frame/use-answer.ts';

/** What a form is made of. */
export interface FormParts extends FormAnswer {
  readonly shop: ShopAnswer;
  readonly attributes: AttributesAnswer['attributes'];
}

/** Loads the fields of a form and the values that they choose from. */
export function useFormParts(
  kind: FormKind,
  file: string,
): { readonly form?: FormParts; readonly error?: string | undefined } {
  const form = useAnswer('GET form', { kind });
  const shop = useAnswer('GET shop', {});
  const [, category = ''] = kind === 'product' ? file.split('/') : [];
  const { answer: proposed } = useAnswer('GET attributes', { category });
  const error = form.error ?? shop.error;
  if (error !== undefined || !form.answer || !shop.answer) return { error };
  return { form: { ...form.answer, shop: shop.answer, attributes: proposed?.attributes ?? [] } };
}

/** The folder of `catalog/images` for the pictures of a file: that of its category, else the one for files of its kind. */
export function pictureFolderOf(file: string): string {
  const [folder = '', name = ''] = file.replace(/\.json$/, '').split('/');
  return folder === 'products' ? name : folder.replace(/[^A-Za-z0-9 _-]/g, '');
}
