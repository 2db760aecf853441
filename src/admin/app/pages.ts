import type { ComponentType } from 'react';
import type { PageProps } from './frame/page-props.ts';

export interface AdminPage {
  /** The first part of its address below `/admin`. */
  readonly name: string;
  readonly title: string;
  /** Whether it is in the menu. */
  readonly inMenu: boolean;
  /** Loads its code, when the page is opened. */
  readonly load: () => Promise<{ readonly default: ComponentType<PageProps> }>;
}

/** The pages of the editor. A page renders everything below the frame's menu, including its `h1`. */
export const PAGES: readonly AdminPage[] = [
  { name: '', title: 'Start', inMenu: true, load: () => import('./start/StartPage.tsx') },
  { name: 'products', title: 'Products', inMenu: true, load: () => import('./table/TablePage.tsx') },
  { name: 'files', title: 'Files', inMenu: true, load: () => import('./files/FilesPage.tsx') },
  { name: 'new', title: 'Add', inMenu: true, load: () => import('./forms/NewPage.tsx') },
  { name: 'problems', title: 'Problems', inMenu: true, load: () => import('./problems/ProblemsPage.tsx') },
  { name: 'changes', title: 'Changes', inMenu: true, load: () => import('./changes/ChangesPage.tsx') },
  { name: 'edit', title: 'Edit', inMenu: false, load: () => import('./edit/EditPage.tsx') },
];
