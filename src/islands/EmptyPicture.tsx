import { DARK, type Shape } from '../browser/basket.ts';

/** A drawing for an empty state (styles/empty.css). */
export function EmptyPicture({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <svg className="empty__picture" viewBox="0 0 120 100" aria-hidden="true">
      <circle cx="60" cy="52" r="44" />
      <path fill={DARK} d="M20 71h80a44 44 0 0 1-80 0z" />
      {shapes.map(([fill, path]) => (
        <path key={path} {...(fill[0] === '#' ? { fill } : { className: `empty__${fill}` })} d={path} />
      ))}
    </svg>
  );
}
