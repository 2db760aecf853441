/** The parts of the forms of the editor at `/admin`, and their endpoints, as JSON. */

/** The kinds of things that an id can name. */
type FormReference = 'category' | 'facet' | 'market' | 'page' | 'product' | 'seller';

/** How a text or number is typed. */
export type FormLook = 'text' | 'number' | 'amount' | 'availability' | 'block' | 'count' | 'day' | 'html' | 'moment';

interface FieldTexts {
  /** The key in its object; empty for an entry of a list or table. */
  readonly key: string;
  readonly title: string;
  readonly hint: string;
  readonly example?: string | undefined;
  readonly isRequired: boolean;
}

/** A field, as the schema of its file has it. */
export type FormField = FieldTexts &
  (
    | { readonly kind: 'text'; readonly look: FormLook }
    | { readonly kind: 'choice'; readonly values: readonly string[] }
    | { readonly kind: 'flag' }
    | { readonly kind: 'id'; readonly of: FormReference }
    /** The name of a file or an address, or an object with one of them and a text for people who can't see the picture. */
    | { readonly kind: 'picture' }
    /** With any number of entries up to `most`, or always with `length` of them. */
    | { readonly kind: 'list'; readonly entry: FormField; readonly most: number; readonly length?: number | undefined }
    /** An object whose keys are data, such as offers by market. */
    | { readonly kind: 'table'; readonly entry: FormField; readonly keysOf?: FormReference | undefined }
    | { readonly kind: 'object'; readonly fields: readonly FormField[] }
    /** A value of one of several kinds. */
    | { readonly kind: 'either'; readonly options: readonly FormField[] }
    /** Typed as JSON. */
    | { readonly kind: 'other' }
  );

/** Kinds of files that have forms. */
export const FORM_KINDS = [
  'product',
  'category',
  'seller',
  'page',
  'market',
  'home',
  'store',
  'facets',
  'search',
  'delivery',
  'words',
] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** The kind of a file by its name; undefined for a file without a form. */
export function kindOfFile(file: string): FormKind | undefined {
  const [, folder] = /^(products|categories|sellers|pages|markets|words)\/.+\.json$/.exec(file) ?? [];
  if (folder !== undefined) return FOLDERS[folder];
  const [, name = ''] = /^(home|store|facets|search|delivery)\.json$/.exec(file) ?? [];
  return name === '' ? undefined : (name as FormKind);
}

const FOLDERS: Readonly<Record<string, FormKind>> = {
  products: 'product',
  categories: 'category',
  sellers: 'seller',
  pages: 'page',
  markets: 'market',
  words: 'words',
};

export interface FormAnswer {
  readonly fields: readonly FormField[];
  /** Ids to choose from. Products are searched instead. */
  readonly ids: Readonly<Record<Exclude<FormReference, 'product'>, readonly string[]>>;
}

export interface AttributesAnswer {
  /** Attributes of other products in the category, the most frequent first, each with its most frequent values. */
  readonly attributes: readonly { readonly name: string; readonly values: readonly string[]; readonly count: number }[];
}

export interface ConvertedAnswer {
  /** The file in the canonical shape. */
  readonly text: string;
  readonly value: unknown;
}

/** Products by their SKUs. SKUs of no product are left out. */
export interface NamedAnswer {
  readonly products: readonly {
    readonly sku: string;
    readonly title: string;
    readonly file: string;
    readonly picture?: string | undefined;
  }[];
}

export interface FormEndpoints {
  'GET form': { readonly takes: { readonly kind: FormKind }; readonly answers: FormAnswer };
  /** The attributes of products in the folder of a category. */
  'GET attributes': { readonly takes: { readonly category: string }; readonly answers: AttributesAnswer };
  /** A product's file of an older shape in the canonical one. */
  'GET converted': { readonly takes: { readonly path: string }; readonly answers: ConvertedAnswer };
  /** `skus` are separated by line breaks. */
  'GET named': { readonly takes: { readonly skus: string }; readonly answers: NamedAnswer };
  /** Shows a product that is not published in `haat dev`, until another one is shown. Answers with its page. */
  'POST show': {
    readonly takes: { readonly file: string };
    readonly answers: { readonly address?: string | undefined };
  };
}
