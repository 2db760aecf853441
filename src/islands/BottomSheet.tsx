import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { closePanel } from '../stores/panel.ts';
import { fetchPage } from '../browser/fetch-page.ts';
import { copyParts } from '../stores/copy-parts.ts';
import { useDialog } from './use-dialog.ts';
import { type SheetHeight, useDrag } from './use-drag.ts';

type State = 'loading' | 'shown' | 'failed';

/**
 * A product over the listing (specification section 2), with the content of the product page. Dragging the handle moves the sheet,
 * a click on it switches between half and full height, and the arrow keys move it in steps.
 */
export function BottomSheet({ path }: { path: string }) {
  const dialog = useDialog();
  const content = useRef<HTMLElement>(null);
  const [state, setState] = useState<State>('loading');
  const [height, setHeight] = useState<SheetHeight>('half');

  const load = useCallback(async () => {
    setState('loading');
    try {
      const page = await fetchPage(path);
      const product = page.querySelector<HTMLElement>('.product');
      if (!product || !content.current) throw new Error('no product');
      Object.assign(content.current.dataset, { ...product.dataset });
      content.current.replaceChildren(
        ...copyParts(page, '.breadcrumb', '.product__pictures', '.product__offer', '.sections', '.seller'),
      );
      document.title = page.title;
      setState('shown');
      import('../browser/sharpen.ts').then(({ run }) => run()).catch(() => {});
    } catch {
      setState('failed');
    }
  }, [path]);
  useEffect(() => {
    const { title } = document;
    void load();
    return () => {
      document.title = title;
    };
  }, [load]);

  const toggle = () => setHeight((now) => (now === 'half' ? 'full' : 'half'));
  const drag = useDrag(dialog, (rest) => (rest === 'closed' ? closePanel() : setHeight(rest)), toggle);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp') setHeight('full');
    else if (event.key === 'ArrowDown') height === 'full' ? setHeight('half') : closePanel();
    else return;
    event.preventDefault();
  };

  return (
    <dialog className={`sheet sheet--${height}`} ref={dialog} aria-label="Product">
      <header className="sheet__head">
        <button
          className="sheet__handle"
          type="button"
          aria-label={height === 'half' ? 'Make the sheet full screen' : 'Make the sheet half as high'}
          onKeyDown={onKeyDown}
          {...drag}
        />
        <button className="panel__close" type="button" onClick={closePanel} aria-label="Close product">
          ×
        </button>
      </header>
      <div className="sheet__body">
        {state === 'loading' && (
          <p className="sheet__state" role="status">
            Loading…
          </p>
        )}
        {state === 'failed' && (
          <div className="sheet__state" role="alert">
            <p>We couldn’t load this product. Check your connection.</p>
            <button className="button" type="button" onClick={load}>
              Try again
            </button>
            <a className="button button--quiet" href={path}>
              Open product page
            </a>
          </div>
        )}
        <article className="sheet__content" ref={content} hidden={state !== 'shown'} />
      </div>
      <p className="status" role="status" />
    </dialog>
  );
}
