/** What the forms of the editor at `/admin` are made of, and their endpoints, as JSON. */

/** What an id names. */
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

/** A field as the schema of its file has it. */
export type FormField = FieldTexts &
  (
    | { readonly kind: 'text'; readonly look: FormLook }
    | { readonly kind: 'choice'; readonly values: readonly string[] }
    | { readonly kind: 'flag' }
    | { readonly kind: 'id'; readonly of: FormReference }
    /** The name of a file or its address, or an object with these and a text for people who can't see it. */
    | { readonly kind: 'picture' }
    /** Of as many entries as it has, or of `length` that it always has. */
    | { readonly kind: 'list'; readonly entry: FormField; readonly most: number; readonly length?: number | undefined }
    /** An object with keys of its own, such as offers by market. */
    | { readonly kind: 'table'; readonly entry: FormField; readonly keysOf?: FormReference | undefined }
    | { readonly kind: 'object'; readonly fields: readonly FormField[] }
    /** One of several kinds of values. */
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

/** The kind of a file by its name; undefined for one that has no form. */
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
  /** Ids to choose from; of products none, as they are searched. */
  readonly ids: Readonly<Record<Exclude<FormReference, 'product'>, readonly string[]>>;
}

export interface AttributesAnswer {
  /** Names that other products of the category have, the most frequent first, each with its most frequent values. */
  readonly attributes: readonly { readonly name: string; readonly values: readonly string[]; readonly count: number }[];
}

export interface ConvertedAnswer {
  /** The file in the canonical shape. */
  readonly text: string;
  readonly value: unknown;
}

/** Products by their SKUs; those that are not there are left out. */
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
  /** What products in the folder of a category have as attributes. */
  'GET attributes': { readonly takes: { readonly category: string }; readonly answers: AttributesAnswer };
  /** A product's file of an older shape as the canonical one. */
  'GET converted': { readonly takes: { readonly path: string }; readonly answers: ConvertedAnswer };
  /** `skus` are parted by line breaks. */
  'GET named': { readonly takes: { readonly skus: string }; readonly answers: NamedAnswer };
  /** Shows a product that is not published in `haat dev`, until another one is shown. Answers its page. */
  'POST show': {
    readonly takes: { readonly file: string };
    readonly answers: { readonly address?: string | undefined };
  };
}
