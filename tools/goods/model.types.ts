/** The placement of a copy of a model: position (ground at y = 0), size, and rotation in degrees around y, x and z. */
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
  /** Several pieces, as on a shop's table. */
  readonly pile: readonly Place[];
  /** A single piece. */
  readonly piece: readonly Place[];
  /** The camera's elevation above the table in degrees. */
  readonly lift?: number;
};
