import { type Content, type Html, html, rawHtml } from '../../../html.ts';
import type { MessagePart } from '../../../messages/format/evaluate.ts';
import { currentLanguage, runsRightToLeft } from '../../../messages/language.ts';

export { type Content, type Html, html, rawHtml };

/** Lines below each other, without missing ones. From right to left, each keeps its own direction: "12 Mango Lane". */
export const lines = (all: readonly Content[]): Html =>
  html`${all.filter(Boolean).map((line, index) => [index > 0 && html`<br>`, typeof line === 'string' && runsRightToLeft() ? html`<bdi>${line}</bdi>` : line])}`;

/** A message with tags; `write` makes the markup of the text inside each. */
export const withTags = <Tag extends string>(
  parts: readonly MessagePart<Tag>[],
  write: (tag: Tag, text: string) => Html,
): Html => html`${parts.map((part) => (typeof part === 'string' ? part : write(part.tag, part.text)))}`;

/** A message in which `{#b}` marks bold text. */
export const withBold = (parts: readonly MessagePart<'b'>[]): Html =>
  withTags(parts, (_, text) => html`<b>${text}</b>`);

/**
 * A constant script in its element. The compiler of the package (src/cli/packaging) would need another package for a template that contains the whole
 * end tag.
 */
export const scriptElement = (script: string): Html => html`<script>${rawHtml(script)}</${'script'}>`;

/** The beginning of a page, a document or a mail, up to its own part of the head, with the language of its texts and their direction. */
export const openDocument = (): Html =>
  html`<!doctype html><html lang="${currentLanguage()}"${runsRightToLeft() && ' dir=rtl'}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`;
