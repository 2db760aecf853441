import { type ReactNode, useRef, useState } from 'react';
import { announce } from '../frame/announce.tsx';

interface Props {
  /** The name of an entry in the labels of its buttons: `Slide 2`. */
  readonly nameOf: (index: number) => string;
  readonly count: number;
  readonly render: (index: number) => ReactNode;
  readonly onMove: (from: number, to: number) => void;
  /** Missing where entries can't be removed. */
  readonly onRemove?: ((index: number) => void) | undefined;
  readonly className?: string;
}

/**
 * Entries that are ordered by dragging or with buttons. The buttons keep the focus on the entry that was moved.
 *
 *     <SortableList nameOf={(index) => `Slide ${index + 1}`} count={3} render={...} onMove={...} />
 */
export function SortableList({ nameOf, count, render, onMove, onRemove, className = '' }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= count || from === to) return;
    const name = nameOf(from);
    onMove(from, to);
    announce(`${name} is now ${to + 1} of ${count}.`);
    const direction = to < from ? 'up' : 'down';
    // The entry is rendered at its new position first. At either end, its other button takes the focus.
    requestAnimationFrame(() => {
      const buttons = list.current?.children[to]?.querySelectorAll<HTMLButtonElement>(':scope > .tools > [data-move]');
      const all = [...(buttons ?? [])].filter((button) => !button.disabled);
      (all.find((button) => button.dataset['move'] === direction) ?? all[0])?.focus();
    });
  };
  return (
    <ol className={`sortable ${className}`} ref={list}>
      {Array.from({ length: count }, (_, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name than their place
          key={index}
          className={[dragged === index && 'dragged', over === index && dragged !== undefined && 'over']
            .filter(Boolean)
            .join(' ')}
          onDragOver={(event) => {
            if (dragged === undefined) return;
            event.preventDefault();
            setOver(index);
          }}
          onDrop={(event) => {
            if (dragged === undefined) return;
            event.preventDefault();
            event.stopPropagation();
            move(dragged, index);
            setDragged(undefined);
            setOver(undefined);
          }}
        >
          <div className="tools">
            <span
              className="grip"
              draggable
              aria-hidden="true"
              title="Drag to another place"
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', String(index));
                setDragged(index);
              }}
              onDragEnd={() => {
                setDragged(undefined);
                setOver(undefined);
              }}
            >
              ⠿
            </span>
            <b className="entry">{nameOf(index)}</b>
            <button
              type="button"
              className="plain small"
              data-move="up"
              disabled={index === 0}
              aria-label={`Move ${nameOf(index)} up`}
              onClick={() => move(index, index - 1)}
            >
              ↑
            </button>
            <button
              type="button"
              className="plain small"
              data-move="down"
              disabled={index === count - 1}
              aria-label={`Move ${nameOf(index)} down`}
              onClick={() => move(index, index + 1)}
            >
              ↓
            </button>
            {onRemove && (
              <button
                type="button"
                className="plain small"
                aria-label={`Take out ${nameOf(index)}`}
                onClick={() => onRemove(index)}
              >
                ✕
              </button>
            )}
          </div>
          {render(index)}
        </li>
      ))}
    </ol>
  );
}

/** The list after the entry at `from` has moved to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
