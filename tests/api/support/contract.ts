import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';

/** One operation of an OpenAPI file, as far as tests read it. */
export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly security?: readonly unknown[];
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, unknown>> }>>;
}
export type Schema = Readonly<Record<string, unknown>>;

export interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Holds answers against the OpenAPI file that the host itself serves. */
export class Contract {
  readonly file: OpenApi;
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(file: OpenApi) {
    this.file = file;
    this.#ajv.addSchema(file, 'host');
  }

  /** What is wrong with an answer; undefined when it is as promised. Undefined too for a path that the file does not have. */
  complaint(method: string, path: string, status: number, type: string, body: unknown): string | undefined {
    const template = this.findPath(path);
    const name = method.toLowerCase();
    const operation = template === undefined ? undefined : this.file.paths[template]?.[name];
    if (template === undefined || operation === undefined) return undefined;
    const media = type.split(';')[0] ?? '';
    if (!operation.responses[status]?.content[media]) return `${name} ${template} promises no ${status} ${media}`;
    if (media !== 'application/json') return undefined;
    const escaped = ['paths', template, name, 'responses', String(status), 'content', media, 'schema'].map((part) =>
      encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
    );
    const reference = `host#/${escaped.join('/')}`;
    const validate = this.#compiled.get(reference) ?? this.#ajv.compile({ $ref: reference });
    this.#compiled.set(reference, validate);
    if (validate(body)) return undefined;
    return `${name} ${template} ${status}: ${this.#ajv.errorsText(validate.errors)} in ${JSON.stringify(body).slice(0, 500)}`;
  }

  /** The path of the file that an address fits; one without variables goes before one with them. */
  findPath(path: string): string | undefined {
    const [plain = ''] = path.split('?');
    if (plain in this.file.paths) return plain;
    return Object.keys(this.file.paths).find((template) =>
      new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(plain),
    );
  }
}
