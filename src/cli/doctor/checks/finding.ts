import type { Folders } from '../../../integration/files/folders.ts';
import type { ShopRecord } from '../../upgrade/shop-record.ts';
import type { OwnPackage } from '../../upgrade/versions.ts';

/** Something about the set-up of a shop that its developer should know. */
export interface Finding {
  /** With an error the shop can't be built or published as intended. A note is nothing wrong. */
  readonly severity: 'error' | 'warning' | 'note';
  /** What was checked. */
  readonly about: 'versions' | 'catalogue' | 'theme' | 'components' | 'hosts' | 'build';
  /** A sentence. */
  readonly what: string;
  /** A file with its line, or the name of a setting. */
  readonly where?: string;
  /** A command, or what to change. */
  readonly mend?: string;
}

/** What the checks get. */
export interface Shop {
  /** The folder of package.json, which is the working directory. */
  readonly folder: string;
  readonly folders: Folders;
  readonly environment: NodeJS.ProcessEnv;
  /** The package whose code is running. */
  readonly own: OwnPackage;
  /** Missing where package.json can't be read. */
  readonly record?: ShopRecord;
  readonly store: StoreSettings;
}

/** What store.json says about the addresses of the shop, as far as it can be read. */
export interface StoreSettings {
  /** Name of the file: `catalog/store.json`. */
  readonly label: string;
  readonly siteUrl?: string;
  readonly api?: string;
  readonly budgets?: string;
}
