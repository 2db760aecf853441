import { basename } from 'node:path';
import type { z } from 'zod';
import type { ProblemList } from './problems.ts';
import { type JsonFile, listJsonFiles, readJsonFile } from './json-file.ts';
import { checkShape, salvage } from './check-shape.ts';
import { id as idSchema } from '../schema/fields.ts';

/** One file of a folder of the catalogue. */
export interface Part<T> {
  /** Name of the file without its ending. */
  readonly id: string;
  readonly source: JsonFile;
  /** Undefined when the file has an error, which is noted by then. */
  readonly input: T | undefined;
  /** The fields that are right, of a file with an error too: other files are checked against them. */
  readonly known: Partial<T>;
}

/** Reads the files of one catalogue, noting problems as it goes on: an error in one file hides none in another. */
export class CatalogReader {
  readonly files: readonly string[];
  readonly #root: string;
  readonly #label: string;
  readonly #problems: ProblemList;

  constructor(root: string, label: string, problems: ProblemList) {
    this.files = listJsonFiles(root);
    this.#root = root;
    this.#label = label;
    this.#problems = problems;
  }

  /** A file that every catalogue has. */
  readOne<T extends z.ZodType>(path: string, schema: T): Part<z.output<T>> | undefined {
    if (this.files.includes(path)) return this.#readPart(path, schema);
    this.#problems.addFile(`${this.#label}/${path}`, {
      found: 'no such file',
      expected: 'this file: every shop has one',
    });
    return undefined;
  }

  /** All files below a folder that hold one thing each. */
  readAll<T extends z.ZodType>(folder: string, schema: T): Part<z.output<T>>[] {
    return this.below(folder).map((path) => this.#readPart(path, schema));
  }

  /** The same where the file's name is the id of the thing: it must be one, and no other file may have it. */
  readAllById<T extends z.ZodType>(folder: string, schema: T): Part<z.output<T>>[] {
    const files = new Map<string, { id: string; file: string }>();
    return this.readAll(folder, schema).filter(({ id, source }) => {
      const first = files.get(id.toLowerCase());
      if (first !== undefined || !idSchema.safeParse(id).success) {
        this.#problems.addFile(source.file, {
          found: `the file name ${JSON.stringify(id)}`,
          expected: first
            ? `a name of its own (folders and capitals make no difference): ${first.file} has this one`
            : 'a name of letters, digits, - and _, a letter or digit first: it is the id',
        });
      }
      files.set(id.toLowerCase(), first ?? { id, file: source.file });
      return first?.id !== id;
    });
  }

  below(folder: string): string[] {
    return this.files.filter((file) => file.startsWith(`${folder}/`));
  }

  read(path: string): JsonFile {
    return readJsonFile(this.#root, this.#label, path, this.#problems);
  }

  #readPart<T extends z.ZodType>(path: string, schema: T): Part<z.output<T>> {
    const source = this.read(path);
    const input = source.valid ? checkShape(schema, source.value, source, this.#problems) : undefined;
    return { id: basename(source.name), source, input, known: input ?? salvage(schema, source.value) };
  }
}
