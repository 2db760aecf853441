import type { Cause } from '../catalog/problems/causes.ts';
import type { Problem } from '../catalog/problems/problem.ts';
import type { FormEndpoints } from './form-contract.ts';

/** A position in a JSON file: keys of objects and positions in lists. */
export type EditPath = readonly (string | number)[];

/**
 * The requests and answers of the editor at `/admin`, as JSON. Its server (`src/admin/server`) and its pages (`src/admin/app`) share only this
 * file. Files are named by their path below the catalogue's folder, with `/`: `products/Womenkurtha/kurti-101.json`.
 */

/** The address of the editor. Every address below it that is neither a file nor an endpoint is a page of the app. */
export const ADMIN_PATH = '/admin';
/** Endpoints are `GET` where nothing changes, else `POST`. */
export const ADMIN_API = `${ADMIN_PATH}/api`;
/** A picture of the catalogue, shrunk for a preview: `PICTURE_PREVIEW + '/WK/kurti-101.jpg'`. */
export const PICTURE_PREVIEW = `${ADMIN_PATH}/pictures`;

/** The address of a preview of a picture. A picture on another host is loaded from there. */
export const previewOf = (src: string): string =>
  /^https?:/i.test(src) ? src : `${PICTURE_PREVIEW}/${src.split('/').map(encodeURIComponent).join('/')}`;
/** Every request that changes something has this header, which a form of another site can't set. */
export const ADMIN_HEADER = 'x-haat-admin';

/** Endpoints with their requests and answers. `GET` endpoints take a query with one text for each key. */
export interface Endpoints extends FormEndpoints {
  /** What forms and the table choose from. */
  'GET shop': { readonly takes: Record<string, never>; readonly answers: ShopAnswer };
  /** One row for each product, followed by one for each of its variants or sizes, in the order of the files. */
  'GET products': { readonly takes: Record<string, never>; readonly answers: ProductsAnswer };
  /** Products whose title, SKU or file has all words of `q`; at most 20. */
  'GET search': { readonly takes: { readonly q: string }; readonly answers: SearchAnswer };
  'GET files': { readonly takes: Record<string, never>; readonly answers: FilesAnswer };
  /** A JSON or Markdown file of the catalogue. */
  'GET file': { readonly takes: { readonly path: string }; readonly answers: FileAnswer };
  'GET problems': { readonly takes: Record<string, never>; readonly answers: ProblemsAnswer };
  'GET changes': { readonly takes: Record<string, never>; readonly answers: ChangesAnswer };
  /** Changes files: all of them or none. */
  'POST save': { readonly takes: SaveRequest; readonly answers: SaveAnswer };
  /** What a save would write. Nothing is written: it is for the difference that is shown before saving. */
  'POST preview': { readonly takes: SaveRequest; readonly answers: PreviewAnswer };
  'POST commit': { readonly takes: CommitRequest; readonly answers: CommitAnswer };
}
/**
 * The body of `POST pictures?name=kurti.jpg&folder=Womenkurtha` is a picture's file; the answer is `PictureAnswer`. The picture is in the catalogue
 * once a file that names it is saved.
 */
export const PICTURES = 'pictures';

/** The answer with status 400, 403, 404, 413 or 500. */
export interface Refusal {
  /** What is wrong and how to fix it, as a sentence. */
  readonly message: string;
}

export interface ShopAnswer {
  readonly name: string;
  /** The name of the catalogue's folder in messages: `catalog`. */
  readonly label: string;
  /** The default market first. */
  readonly markets: readonly { readonly id: string; readonly name: string; readonly currency: string }[];
  readonly categories: readonly {
    readonly id: string;
    readonly title: string;
    readonly marketId: string;
    readonly parent?: string | undefined;
  }[];
  readonly sellers: readonly { readonly id: string; readonly name: string }[];
  /** False while a file other than a product's has an error: the lists are then those of the last good catalogue, or empty. */
  readonly isCurrent: boolean;
}

const PRODUCT_SHAPES = ['canonical', 'structured', 'sheet', 'listing'] as const;
type ProductShape = (typeof PRODUCT_SHAPES)[number];

/** A column of the table: `price:in` and `mrp:in` belong to the market `in`. */
export type RowField =
  | 'title'
  | 'category'
  | 'seller'
  | 'stock'
  | 'availability'
  | 'draft'
  | 'publishFrom'
  | 'publishUntil'
  | `price:${string}`
  | `mrp:${string}`;

/** Amounts are decimals in major units (499.5); `availability` is `in stock`, `sold out` or an ISO date; category and seller are ids. */
export type RowValue = string | number | boolean | null;

/** Which part of its file a row shows: a variant or size by its position in the list, or the product itself where both are missing. */
export interface RowPart {
  readonly variant?: number | undefined;
  readonly size?: number | undefined;
}

/** Whether a row shows a variant or size. */
export const isPart = ({ variant, size }: RowPart): boolean => variant !== undefined || size !== undefined;

export interface ProductRow extends RowPart {
  readonly file: string;
  /** The digest of the file's contents, as in `FileAnswer.digest`. */
  readonly digest: string;
  readonly shape: ProductShape;
  /** The values of the variant's options, or the name of the size: `Pack of 2, Red`. */
  readonly options?: string | undefined;
  readonly sku: string;
  /** A field that is missing here has no value in the file. */
  readonly values: Readonly<Partial<Record<RowField, RowValue>>>;
  /** Columns that can't be changed in this row, as the shape, the variant or the size has no such field. */
  readonly fixed: readonly RowField[];
  /** The address of its page in `haat dev`; missing where it has none, such as a draft. */
  readonly address?: string | undefined;
}

interface ProductsAnswer {
  readonly rows: readonly ProductRow[];
}

export interface FoundProduct {
  readonly sku: string;
  readonly title: string;
  readonly file: string;
  /** The address of a preview; missing for a product without pictures. */
  readonly picture?: string | undefined;
}

export interface SearchAnswer {
  readonly products: readonly FoundProduct[];
}

export interface FilesAnswer {
  /** All files except those of products and pictures, sorted, with the title in each file. */
  readonly files: readonly { readonly file: string; readonly title?: string | undefined }[];
  readonly products: number;
}

export interface FileAnswer {
  readonly file: string;
  readonly text: string;
  /** Missing for a text that is not JSON, such as a page in Markdown. */
  readonly value?: unknown;
  /** For a file that the shop needs and that is gone: the text is a proposal for a new one. */
  readonly isMissing?: boolean | undefined;
  /** SHA-256 of the contents, in hexadecimal digits. A change is sent with it. */
  readonly digest: string;
  /** Only for a product's file. */
  readonly shape?: ProductShape | undefined;
  /** The address of the page that shows it; missing where there is none. */
  readonly address?: string | undefined;
  /** Problems of this file, as `haat check` reports them. */
  readonly problems: readonly ProblemAnswer[];
}

/** A problem as `haat check` reports it; `file` is here below the catalogue's folder. */
export interface ProblemAnswer extends Omit<Problem, 'found' | 'expected' | 'hint' | 'fix'> {
  /** The cell of the table, if the field has one. */
  readonly cell?: ({ readonly field: RowField } & RowPart) | undefined;
  /** What is wrong, where, and what is needed, in sentences that name fields as forms do. */
  readonly words: string;
}

export interface ProblemsAnswer {
  readonly causes: readonly Omit<Cause, 'examples'>[];
  /** At most 2,000 of them; `total` counts all. */
  readonly problems: readonly ProblemAnswer[];
  readonly total: number;
  /** The command that fixes what can be fixed safely. */
  readonly fixCommand: string;
}

/** Sets or removes the value at a path. Missing objects on the path are made. */
export type Edit =
  | { readonly path: EditPath; readonly value: unknown }
  | { readonly path: EditPath; readonly remove: true }
  /** Moves an entry of the list at `path`. Its text stays as it is written. */
  | { readonly path: EditPath; readonly move: { readonly from: number; readonly to: number } };

/** A cell of the table. The server knows where the field is in each shape. `null` removes the value. */
export interface CellEdit extends RowPart {
  readonly field: RowField;
  readonly value: RowValue;
}

export type FileChange =
  /** Edits of a file, in their order. `text` replaces the whole text, such as that of a page in Markdown. `to` moves the file. */
  | {
      readonly kind: 'change';
      readonly file: string;
      readonly digest: string;
      readonly edits?: readonly Edit[] | undefined;
      readonly cells?: readonly CellEdit[] | undefined;
      readonly text?: string | undefined;
      readonly to?: string | undefined;
    }
  /** A new file with a value or a text. Refused if a file has this name already. */
  | { readonly kind: 'create'; readonly file: string; readonly value?: unknown; readonly text?: string | undefined }
  | { readonly kind: 'delete'; readonly file: string; readonly digest: string };

export interface SaveRequest {
  readonly changes: readonly FileChange[];
  /** Saves in spite of new errors that `haat check` would find. Changes of files that changed meanwhile are never saved. */
  readonly insists?: boolean | undefined;
}

/** A file that changed since it was read: its content now, and what the save would have made of it. */
export interface Conflict {
  readonly file: string;
  /** Missing where the file is gone. */
  readonly now?: { readonly text: string; readonly digest: string } | undefined;
  /** The file as it is now with the edits of this save; missing where they no longer fit. */
  readonly merged?: string | undefined;
  readonly message: string;
}

export type SaveAnswer =
  /** `files` are those that were written, with their new digests; `problems` are all problems of these files. */
  | {
      readonly outcome: 'saved';
      readonly files: readonly {
        readonly file: string;
        readonly digest: string;
        readonly address?: string | undefined;
      }[];
      readonly problems: readonly ProblemAnswer[];
      /** Redirects that were written because a title or slug changed. */
      readonly redirects: readonly { readonly from: string; readonly to: string }[];
      readonly milliseconds: number;
    }
  /** Nothing was written. */
  | { readonly outcome: 'conflict'; readonly conflicts: readonly Conflict[] }
  /** Nothing was written, as these errors would be new. Send the request again with `insists` to save in spite of them. */
  | { readonly outcome: 'refused'; readonly problems: readonly ProblemAnswer[] };

export interface PreviewAnswer {
  readonly files: readonly {
    readonly file: string;
    readonly before?: string | undefined;
    readonly after?: string | undefined;
  }[];
  readonly conflicts: readonly Conflict[];
}

export interface ChangedFile {
  readonly file: string;
  readonly change: 'new' | 'changed' | 'gone';
  /** The address of its page in `haat dev`. */
  readonly address?: string | undefined;
  readonly title?: string | undefined;
}

export interface ChangesAnswer {
  /** When the last build was published, in ISO 8601; missing where there is none. */
  readonly builtAt?: string | undefined;
  /** Files of the catalogue that differ from those of the last build. */
  readonly files: readonly ChangedFile[];
  /** Missing where the folder is not a Git checkout. */
  readonly git?: GitState | undefined;
}

export interface GitState {
  /** Empty for a checkout without a branch. */
  readonly branch: string;
  /** Files of the catalogue that differ from the last commit. */
  readonly files: readonly ChangedFile[];
  /** Why nothing can be committed now, such as an unfinished merge, or an author without name and address. */
  readonly obstacle?: string | undefined;
}

export interface CommitRequest {
  readonly message: string;
  /** The names of those of `GitState.files` to commit. */
  readonly files: readonly string[];
}

export interface CommitAnswer {
  /** The short name of the commit. */
  readonly commit: string;
}

export interface PictureAnswer {
  /** The path below `catalog/images`, as files name the picture. */
  readonly src: string;
  /** In pixels, after turning the picture upright. */
  readonly width: number;
  readonly height: number;
  /** An address for an `img`. */
  readonly preview: string;
  /** Whether the catalogue already has the same picture under this name. */
  readonly isKnown: boolean;
}
