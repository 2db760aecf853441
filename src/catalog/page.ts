import type { PageInput } from './schema/page.ts';
import type { Translated } from './values/translate-entity.ts';

/** One block of a page's section. Every text is sanitised inline HTML. */
export type PagePart =
  | { readonly kind: 'text' | 'note'; readonly html: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** `drawings` are addresses of pictures, one a step. */
  | { readonly kind: 'steps'; readonly items: readonly string[]; readonly drawings?: readonly string[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'questions'; readonly items: readonly { readonly question: string; readonly answer: string }[] };

/** The texts of a page that can be in other languages. */
export interface PageTexts
  extends Partial<Pick<ContentPage, 'title' | 'label' | 'description' | 'summary' | 'sections'>> {
  readonly updated?: string;
  readonly scene?: { readonly alt: string; readonly text: string };
  /** Words on the button at its end. */
  readonly button?: string;
}

/** A policy, seller information or help page. */
export interface ContentPage extends Translated<PageTexts> {
  readonly path: string;
  readonly marketId: string;
  readonly group: PageInput['group'];
  readonly title: string;
  readonly label: string;
  readonly description: string;
  readonly updated?: string;
  readonly scene?: { readonly narrow: string; readonly wide: string; readonly alt: string; readonly text: string };
  readonly summary: readonly string[];
  readonly sections: readonly { readonly id: string; readonly title: string; readonly parts: readonly PagePart[] }[];
  readonly next?: { readonly label: string; readonly href: string };
  readonly file: string;
}
