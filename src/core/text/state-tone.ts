/** How the label of a state looks: done, waiting for somebody, under way, or over. Others are plain. */
export type StateTone = 'done' | 'waits' | 'going' | 'over';
