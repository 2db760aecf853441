import { basename, join } from 'node:path';
import type { z } from 'zod';
import { id as idSchema } from '../schema/fields.ts';
import { checkShape, readValidFields } from './check-shape.ts';
import { showFillIns } from '../values/fill-in.ts';
import { addFillIns } from './add-fill-ins.ts';
import { addIgnored, isHidden, isLock } from './ignored-files.ts';
import { readMarkdownPage } from './read-markdown-page.ts';
import { type JsonFile, readJsonFile, readText } from './json-file.ts';
import { type Entries, listEntries } from './list-entries.ts';
import type { SourceText } from '../json/positions.ts';
import type { ProblemList } from '../problems/problems.ts';

/** A file of the catalogue, checked against its schema. `source` gives the positions of its fields. */
export interface CatalogFile<T> {
  /** File name without `.json`. */
  readonly id: string;
  readonly source: JsonFile;
  /** Undefined when the file has an error, which is in the list of problems. */
  readonly input: T | undefined;
  /** The valid fields, also of a file with an error: other files are checked against them. */
  readonly known: Partial<T>;
}

const isRecord = (path: string): boolean => path.endsWith('.json') && !isHidden(path) && !isLock(path);

/** Reads the files of one catalogue and adds their problems to a list. An error in one file hides none in another. */
export class CatalogReader {
  readonly entries: Entries;
  /** Paths of all JSON files below the catalogue's folder, sorted, with `/`. */
  readonly files: readonly string[];
  readonly #root: string;
  readonly #label: string;
  readonly #problems: ProblemList;

  /** `root` is the catalogue's folder, `label` its name in messages. */
  constructor(root: string, label: string, problems: ProblemList) {
    this.entries = listEntries(root);
    this.files = this.entries.files.filter(isRecord).sort();
    this.#root = root;
    this.#label = label;
    this.#problems = problems;
    for (const path of this.entries.outside)
      problems.addFile(`${label}/${path}`, {
        code: 'file-outside',
        found: 'a link that leads out of the catalogue',
        expected: 'files and folders, or links within the catalogue',
      });
    addIgnored(this.entries, label, problems);
  }

  /** Reads a file that every catalogue must have. */
  readOne<T extends z.ZodType>(path: string, schema: T): CatalogFile<z.output<T>> | undefined {
    if (this.files.includes(path)) return this.#readFile(path, schema);
    this.#problems.addFile(`${this.#label}/${path}`, {
      code: 'file-missing',
      found: 'no such file',
      expected: 'this file: every shop needs it',
    });
    return undefined;
  }

  /** Reads a file that a catalogue may leave out. */
  readOptional<T extends z.ZodType>(path: string, schema: T): CatalogFile<z.output<T>> | undefined {
    return this.files.includes(path) ? this.#readFile(path, schema) : undefined;
  }

  /** Reads all files below a folder. */
  readAll<T extends z.ZodType>(folder: string, schema: T): CatalogFile<z.output<T>>[] {
    return this.below(folder).map((path) => this.#readFile(path, schema));
  }

  /** Reads all content pages below a folder, in JSON and in Markdown. */
  readPages<T extends z.ZodType>(folder: string, schema: T): CatalogFile<z.output<T>>[] {
    const isPage = (path: string) =>
      path.startsWith(`${folder}/`) && path.endsWith('.md') && !/(?:^|\/)README\.md$/.test(path);
    const inMarkdown = this.entries.files.filter((path) => isPage(path) && !isHidden(path) && !isLock(path)).sort();
    return [
      ...this.readAll(folder, schema),
      ...inMarkdown.map((path) => this.#check(readMarkdownPage(this.#root, this.#label, path, this.#problems), schema)),
    ];
  }

  /** Reads all files below a folder whose names are ids, which must be valid and unique. A second file with the same id is left out. */
  readAllById<T extends z.ZodType>(folder: string, schema: T): CatalogFile<z.output<T>>[] {
    const files = new Map<string, { id: string; file: string }>();
    return this.readAll(folder, schema).filter(({ id, source }) => {
      const first = files.get(id.toLowerCase());
      if (first !== undefined || !idSchema.safeParse(id).success) {
        this.#problems.addFile(source.file, {
          code: first ? 'file-name-duplicate' : 'file-name-invalid',
          found: `the file name ${JSON.stringify(id)}`,
          expected: first
            ? `a unique file name (folders and upper or lower case make no difference): ${first.file} has this one`
            : 'a file name of letters, digits, - and _, starting with a letter or digit: it is the id',
        });
      }
      files.set(id.toLowerCase(), first ?? { id, file: source.file });
      return first?.id !== id;
    });
  }

  /** Paths of the files below a folder. */
  below(folder: string): string[] {
    return this.files.filter((file) => file.startsWith(`${folder}/`));
  }

  /** Reads one file without checking it against a schema. `bytes` is its contents if they have been read already. */
  read(path: string, bytes?: Buffer, problems = this.#problems): JsonFile {
    return readJsonFile(this.#root, this.#label, path, problems, bytes);
  }

  /** The text of a file, by its name in messages. */
  openSource(file: string): SourceText {
    return { file, readText: () => readText(join(this.#root, file.slice(this.#label.length))) };
  }

  #readFile<T extends z.ZodType>(path: string, schema: T): CatalogFile<z.output<T>> {
    return this.#check(this.read(path), schema);
  }

  #check<T extends z.ZodType>(source: JsonFile, schema: T): CatalogFile<z.output<T>> {
    const checked = source.valid ? checkShape(schema, source.value, source, this.#problems) : undefined;
    addFillIns(source.value, source, this.#problems);
    const input = showFillIns(checked);
    const known = input ?? showFillIns(readValidFields(schema, source.value));
    return { id: basename(source.name), source, input, known };
  }
}
