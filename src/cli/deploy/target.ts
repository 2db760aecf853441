import type { DeployFile } from './plan.ts';
import type { SiteFile } from './site.ts';

/** A place to which a site is deployed. */
export interface Target {
  /** The name in messages. */
  readonly name: string;
  /** The files to store for a site. */
  arrange(files: readonly SiteFile[]): DeployFile[];
  /** Names of all stored files, each with a tag that changes whenever it is stored again. @throws DeployError */
  list(): Promise<Map<string, string>>;
  /** The digest of a stored file; undefined if it can't be found out. */
  findDigest(file: DeployFile): Promise<string | undefined>;
  /** Stores a file. Readers get the old or the new content, never a part. Returns the tag. */
  put(file: DeployFile, body: Buffer): Promise<string>;
  remove(key: string): Promise<void>;
  /** The text of `_deploy.json`; undefined if there is none. */
  readRecord(): Promise<string | undefined>;
  writeRecord(text: string): Promise<void>;
}
