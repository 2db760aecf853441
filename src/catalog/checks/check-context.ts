import type { Catalog, CatalogFiles } from '../catalog.ts';
import type { ReadProducts } from '../catalog.ts';
import type { Gone } from './gone.ts';
import type { PictureFolder } from '../source/picture-folder.ts';
import type { SourceText } from '../json/positions.ts';
import type { ProblemList } from '../problems/problems.ts';

/** What the checks across files need: what was read of every file, also of those with errors. */
export interface CheckContext
  extends Pick<Catalog, 'markets' | 'sellers' | 'categories' | 'deliveryRules'>,
    ReadProducts,
    Gone {
  readonly files: CatalogFiles;
  /** Empty when no market can be the default one. */
  readonly defaultMarketId: string;
  readonly pictures: PictureFolder;
  readonly problems: ProblemList;
  /** The text of a file, by its name in messages. */
  readonly openSource: (file: string) => SourceText;
  /** Whether products with errors are left out, so that what names them has to be reported. */
  readonly setsAside: boolean;
}
