import type { DeployFile } from './plan.ts';
import type { SiteFile } from './site.ts';

/** Where a site is deployed to. */
export interface Target {
  /** As messages name it. */
  readonly name: string;
  /** The files to store for a site. */
  arrange(files: readonly SiteFile[]): DeployFile[];
  /** Names of all stored files, each with a tag that changes when it is stored again. @throws DeployError */
  list(): Promise<Map<string, string>>;
  /** The digest of what is stored for a file; undefined if that can't be found out. */
  findDigest(file: DeployFile): Promise<string | undefined>;
  /** Stores a file. Readers find the old or the new content, never a part. Returns the tag. */
  put(file: DeployFile, body: Buffer): Promise<string>;
  remove(key: string): Promise<void>;
  /** `_deploy.json`; undefined if there is none. */
  readRecord(): Promise<string | undefined>;
  writeRecord(text: string): Promise<void>;
}
