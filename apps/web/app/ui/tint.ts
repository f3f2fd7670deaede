/** The background colours of pictures. Pictures in an element with `data-tint` take theirs from it (well.css). */
export const TINTS = ['almond', 'mint', 'rose', 'sky', 'lilac', 'sand', 'sea', 'blush'] as const;

export type Tint = (typeof TINTS)[number];
