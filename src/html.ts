import { html as fillTemplate, raw } from 'hono/html';

/** Markup, which only `html` and `rawHtml` make. */
export interface Html {
  readonly isEscaped: true;
  readonly length: number;
  toString(): string;
}

/** What a template takes: text, which it escapes, markup, and lists of both. What is missing or false writes nothing. */
export type Content = string | number | false | null | undefined | Html | readonly Content[];

/** Markup as written, with `Content` in it. Attributes have quotes. */
export const html = fillTemplate as (parts: TemplateStringsArray, ...contents: readonly Content[]) => Html;

/** A constant of the source as it is, such as a style sheet. */
export const rawHtml: (constant: string) => Html = raw;
