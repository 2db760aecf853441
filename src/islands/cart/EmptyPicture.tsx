import type { EmptyScene } from '../../browser/empty-scenes.ts';

/** The scene of an empty state (styles/empty.css). It is asked for when it is shown. */
export const EmptyPicture = ({ scene }: { readonly scene: EmptyScene }) => (
  <img className="empty__picture" src={`/empty/${scene}.webp`} alt="" width="400" height="320" loading="lazy" />
);
