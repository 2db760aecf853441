import { useStore } from '@nanostores/react';
import { type ComponentType, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { $panel, openPanel, type Panel, place } from '../stores/panel.ts';
import { loadStyles } from '../client/lib/load-styles.ts';

/**
 * Cart drawer, bottom sheet and login panel: whichever `$panel` names. Each comes with a module of its own
 * (client), and React with it, when its trigger is first touched.
 */
const views = new Map<Panel['name'], ComponentType<Panel>>();

type PanelOf<Name extends Panel['name']> = Extract<Panel, { readonly name: Name }>;

/**
 * Makes a panel known, and asks for its styles. What is returned opens it; that resolves once React listens to the store,
 * so the press that asked for it is not lost.
 */
export function definePanel<Name extends Panel['name']>(
  name: Name,
  view: ComponentType<PanelOf<Name>>,
  styles: string,
): (panel: PanelOf<Name>) => Promise<void> {
  const styled = loadStyles(styles);
  views.set(name, view as ComponentType<Panel>);
  return async (panel) => {
    await Promise.all([mount(), styled]);
    place.panels.add(name);
    openPanel(panel);
  };
}

function Panels({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  const panel = useStore($panel);
  const View = panel && views.get(panel.name);
  return View ? <View key={panel.name === 'sheet' ? panel.path : panel.name} {...panel} /> : null;
}

let mounted: Promise<void> | undefined;

function mount(): Promise<void> {
  mounted ??= new Promise((ready) => {
    const host = document.createElement('div');
    document.body.append(host);
    createRoot(host).render(<Panels onReady={ready} />);
  });
  return mounted;
}
