import { type ComponentType, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { $panel, openPanel, type Panel, documentState } from '../stores/panel.ts';
import { applyStyles } from '../browser/apply-styles.ts';
import { LEAVE_MS } from '../core/site/constants.ts';
import { useStore } from '@nanostores/react';

/**
 * Renders the panel in `$panel`: cart drawer or login panel. The code of each, with React, is loaded when its control is first hovered,
 * focused or touched (src/client). The sheet opens before React is there (client/product/sheet.ts).
 */
const components = new Map<Panel['name'], ComponentType<Panel>>();

type PanelOf<Name extends Panel['name']> = Extract<Panel, { readonly name: Name }>;

/**
 * Registers a panel and applies its styles. Returns a function that opens the panel and resolves once React has subscribed to the
 * store, so that the first click is not lost.
 */
export function definePanel<Name extends Panel['name']>(
  name: Name,
  component: ComponentType<PanelOf<Name>>,
  styles: string,
): (panel: PanelOf<Name>) => Promise<void> {
  applyStyles(styles);
  components.set(name, component as ComponentType<Panel>);
  return async (panel) => {
    await mount();
    documentState.panels.add(name);
    openPanel(panel);
  };
}

function Panels({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  const open = useStore($panel);
  const [last, keep] = useState(open);
  // A panel that closes is there until it has left.
  const panel = open ?? last;
  useEffect(() => {
    const timer = setTimeout(keep, open ? 0 : LEAVE_MS, open);
    return () => clearTimeout(timer);
  }, [open]);
  const Shown = panel && components.get(panel.name);
  return Shown ? <Shown key={panel.name} {...panel} /> : null;
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
