import type { Folders } from '../../../integration/files/folders.ts';
import type { ShopRecord } from '../../upgrade/shop-record.ts';
import type { OwnPackage } from '../../upgrade/versions.ts';

/** Something about the set-up of a shop that its developer should know. */
export interface Finding {
  /** With an error the shop can't be built or published as it is meant to be. A note is nothing that is wrong. */
  readonly severity: 'error' | 'warning' | 'note';
  /** What was looked at. */
  readonly about: 'versions' | 'catalogue' | 'theme' | 'components' | 'hosts' | 'build';
  /** A sentence. */
  readonly what: string;
  /** A file with its line, or a setting. */
  readonly where?: string;
  /** A command, or what to change. */
  readonly mend?: string;
}

/** What checks look at. */
export interface Shop {
  /** The folder of package.json, which is the working directory. */
  readonly folder: string;
  readonly folders: Folders;
  readonly environment: NodeJS.ProcessEnv;
  /** The package that runs. */
  readonly own: OwnPackage;
  /** Missing where package.json can't be read. */
  readonly record?: ShopRecord;
  readonly store: StoreSettings;
}

/** What store.json says of where the shop is, as far as it can be read. */
export interface StoreSettings {
  /** Name of the file: `catalog/store.json`. */
  readonly label: string;
  readonly siteUrl?: string;
  readonly api?: string;
  readonly budgets?: string;
}
