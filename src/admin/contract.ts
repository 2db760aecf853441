import type { Cause } from '../catalog/problems/causes.ts';
import type { Problem } from '../catalog/problems/problem.ts';
import type { FormEndpoints } from './form-contract.ts';

/** A place in a JSON file: keys of objects and positions in lists. */
export type EditPath = readonly (string | number)[];

/**
 * The requests and answers of the editor at `/admin`, as JSON. Its server (`src/admin/server`) and its pages (`src/admin/app`) share only this
 * file. Files are named by their path below the catalogue's folder, with `/`: `products/Womenkurtha/kurti-101.json`.
 */

/** The address of the editor. Every address below it that is no file or endpoint is a page of the app. */
export const ADMIN_PATH = '/admin';
/** Endpoints are `GET` where nothing changes, else `POST`. */
export const ADMIN_API = `${ADMIN_PATH}/api`;
/** A picture of the catalogue, shrunk for a preview: `PICTURE_PREVIEW + '/WK/kurti-101.jpg'`. */
export const PICTURE_PREVIEW = `${ADMIN_PATH}/pictures`;

/** An address for the preview of a picture; one at an address is shown from there. */
export const previewOf = (src: string): string =>
  /^https?:/i.test(src) ? src : `${PICTURE_PREVIEW}/${src.split('/').map(encodeURIComponent).join('/')}`;
/** Every request that changes something has this header, which a form of another site can't send. */
export const ADMIN_HEADER = 'x-haat-admin';

/** Endpoints with what they take and answer. `GET` endpoints take their query, one text for each key. */
export interface Endpoints extends FormEndpoints {
  /** What forms and table choose from. */
  'GET shop': { readonly takes: Record<string, never>; readonly answers: ShopAnswer };
  /** One row for each product, and after it one for each of its variants or sizes, in the order of the files. */
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
  /** What a save would write, and nothing is written: for the difference that is shown before. */
  'POST preview': { readonly takes: SaveRequest; readonly answers: PreviewAnswer };
  'POST commit': { readonly takes: CommitRequest; readonly answers: CommitAnswer };
}
/**
 * The body of `POST pictures?name=kurti.jpg&folder=Womenkurtha` is the picture's file; it answers `PictureAnswer`. The catalogue has it once
 * a file that names it is saved.
 */
export const PICTURES = 'pictures';

/** Answered with status 400, 403, 404, 413 or 500 in place of the above. */
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
  /** False while a file other than a product's has an error: lists are those of the last good catalogue, or empty. */
  readonly isCurrent: boolean;
}

const PRODUCT_SHAPES = ['canonical', 'structured', 'sheet', 'listing'] as const;
type ProductShape = (typeof PRODUCT_SHAPES)[number];

/** A column of the table: `price:in` and `mrp:in` are those of the market `in`. */
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

/** Which part of its file a row is: one of the variants or sizes, by its position in the list; the product itself where both are missing. */
export interface RowPart {
  readonly variant?: number | undefined;
  readonly size?: number | undefined;
}

/** Whether a row is that of a variant or size. */
export const isPart = ({ variant, size }: RowPart): boolean => variant !== undefined || size !== undefined;

export interface ProductRow extends RowPart {
  readonly file: string;
  /** Of the file's contents, as `FileAnswer.digest`. */
  readonly digest: string;
  readonly shape: ProductShape;
  /** The values of the variant's options, or the name of the size: `Pack of 2, Red`. */
  readonly options?: string | undefined;
  readonly sku: string;
  /** What is missing here has no value in the file. */
  readonly values: Readonly<Partial<Record<RowField, RowValue>>>;
  /** Columns that can't be changed in this row, as its shape, its variant or its size has no such field. */
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
  /** For an `img`; missing for a product without pictures. */
  readonly picture?: string | undefined;
}

export interface SearchAnswer {
  readonly products: readonly FoundProduct[];
}

export interface FilesAnswer {
  /** All but those of products and pictures, sorted, with the title that the file gives itself. */
  readonly files: readonly { readonly file: string; readonly title?: string | undefined }[];
  readonly products: number;
}

export interface FileAnswer {
  readonly file: string;
  readonly text: string;
  /** Missing when the text is not JSON, such as a page in Markdown. */
  readonly value?: unknown;
  /** Of a file that is gone and that the shop needs: the text is a proposal, to be created. */
  readonly isMissing?: boolean | undefined;
  /** SHA-256 of the contents, in hexadecimal digits: it is sent back with a change. */
  readonly digest: string;
  /** Of a product's file. */
  readonly shape?: ProductShape | undefined;
  /** The address of the page that shows it, where there is one. */
  readonly address?: string | undefined;
  /** Problems of this file, as `haat check` has them. */
  readonly problems: readonly ProblemAnswer[];
}

/** A problem as `haat check` tells it; `file` is below the catalogue's folder here. */
export interface ProblemAnswer extends Omit<Problem, 'found' | 'expected' | 'hint' | 'fix'> {
  /** The cell of the table, where the field is one. */
  readonly cell?: ({ readonly field: RowField } & RowPart) | undefined;
  /** What is wrong, where and what is needed, in sentences: fields are named as forms name them. */
  readonly words: string;
}

export interface ProblemsAnswer {
  readonly causes: readonly Omit<Cause, 'examples'>[];
  /** At most 2,000; `total` is the number of all. */
  readonly problems: readonly ProblemAnswer[];
  readonly total: number;
  /** The command that fixes what can be fixed safely. */
  readonly fixCommand: string;
}

/** Sets or removes the value at a path. Objects on the way that are missing are made. */
export type Edit =
  | { readonly path: EditPath; readonly value: unknown }
  | { readonly path: EditPath; readonly remove: true }
  /** Moves an entry of the list at `path`: its text moves as it is written. */
  | { readonly path: EditPath; readonly move: { readonly from: number; readonly to: number } };

/** A cell of the table. The server knows where each shape has the field. `null` removes the value. */
export interface CellEdit extends RowPart {
  readonly field: RowField;
  readonly value: RowValue;
}

export type FileChange =
  /** Edits of a file, in their order. With `text` the whole text is replaced, such as that of a page in Markdown. `to` moves it. */
  | {
      readonly kind: 'change';
      readonly file: string;
      readonly digest: string;
      readonly edits?: readonly Edit[] | undefined;
      readonly cells?: readonly CellEdit[] | undefined;
      readonly text?: string | undefined;
      readonly to?: string | undefined;
    }
  /** A new file, of a value or a text. Refused where there is one of this name. */
  | { readonly kind: 'create'; readonly file: string; readonly value?: unknown; readonly text?: string | undefined }
  | { readonly kind: 'delete'; readonly file: string; readonly digest: string };

export interface SaveRequest {
  readonly changes: readonly FileChange[];
  /** Saves although `haat check` would find new errors. Changes of files that changed meanwhile are never saved. */
  readonly insists?: boolean | undefined;
}

/** A file that changed since it was read: what it holds now, and what the save would have made of it. */
export interface Conflict {
  readonly file: string;
  /** Missing where the file is gone. */
  readonly now?: { readonly text: string; readonly digest: string } | undefined;
  /** The file as it is now with the edits of this save; missing where they don't fit any more. */
  readonly merged?: string | undefined;
  readonly message: string;
}

export type SaveAnswer =
  /** `files` are those that were written, with their new digests. `problems` are all of these files. */
  | {
      readonly outcome: 'saved';
      readonly files: readonly {
        readonly file: string;
        readonly digest: string;
        readonly address?: string | undefined;
      }[];
      readonly problems: readonly ProblemAnswer[];
      /** Redirects that were written, as a title or slug changed. */
      readonly redirects: readonly { readonly from: string; readonly to: string }[];
      readonly milliseconds: number;
    }
  /** Nothing was written. */
  | { readonly outcome: 'conflict'; readonly conflicts: readonly Conflict[] }
  /** Nothing was written, as these errors would be new. Send the request again with `insists` to save all the same. */
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
  /** Why nothing can be committed now: a merge that is not finished, no name and address of the author. */
  readonly obstacle?: string | undefined;
}

export interface CommitRequest {
  readonly message: string;
  /** Which of `GitState.files`. */
  readonly files: readonly string[];
}

export interface CommitAnswer {
  /** The short name of the commit. */
  readonly commit: string;
}

export interface PictureAnswer {
  /** What goes into `images`: the path below `catalog/images`. */
  readonly src: string;
  /** In pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** An address for an `img`. */
  readonly preview: string;
  /** Whether the catalogue has the same picture under this name. */
  readonly isKnown: boolean;
}
