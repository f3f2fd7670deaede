/** The background colours of pictures. A picture has the one in the `data-tint` of an element around it (tint.css). */
export const TINTS = ['almond', 'mint', 'rose', 'sky', 'lilac', 'sand', 'sea', 'blush'] as const;

export type Tint = (typeof TINTS)[number];
