import type { ContentPage, PageTexts } from '../page.ts';
import { translateEntity } from '../values/translate-entity.ts';

/** The texts of a content page that can be in other languages. */
export const PAGE_TEXTS = ['title', 'label', 'description', 'summary', 'sections'] as const;

/** A content page in a language. `next` leads where the English one does. */
export function translatePage(page: ContentPage, language: string): ContentPage {
  const { button, scene, updated } = page.translations?.[language] ?? {};
  return {
    ...translateEntity<PageTexts, ContentPage>(page, language, PAGE_TEXTS),
    updated: updated ?? page.updated,
    next: page.next && { ...page.next, label: button ?? page.next.label },
    scene: page.scene && { ...page.scene, ...scene },
  };
}
