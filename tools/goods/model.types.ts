/** Where a copy of a model lies: position (ground at y = 0), size, and turns in degrees around y, x and z. */
export type Place = readonly [
  x: number,
  y: number,
  z: number,
  size: number,
  turnY?: number,
  turnX?: number,
  turnZ?: number,
];

/** A loose product, modelled as a signed distance function (see `studio.ts`). */
export type Model = {
  readonly name: string;
  /** GLSL of `shape` and `skin`, and of `relief` if the surface has a bump. */
  readonly glsl: string;
  /** Several pieces, as they lie on a shop's table. */
  readonly pile: readonly Place[];
  /** A single piece. */
  readonly piece: readonly Place[];
  /** The camera's height in degrees above the table. */
  readonly lift?: number;
};
