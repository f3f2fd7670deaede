import type { Place } from '../model.types.ts';

/** Three pieces of `size` whose half height is `half` of it; the front one covers parts of the others. */
export function three(size: number, half = 1, tilt = 18): Place[] {
  return [
    [-size * 0.99, size * half, -size * 0.55, size, 20, -tilt * 0.8, tilt * 0.7],
    [size * 1.0, size * half * 0.98, -size * 0.5, size * 0.98, 140, tilt, -tilt * 0.8],
    [0.03, size * half * 0.97, size * 0.9, size * 0.97, 260, tilt * 1.4, tilt * 0.3],
  ];
}

/** A mound of small round pieces of `radius`; `lie` tilts them, in degrees. */
export function mound(radius: number, rows: readonly number[] = [5, 4, 3], lie = 0): Place[] {
  const places: Place[] = [];
  let seed = 7;
  const chance = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const put = (x: number, y: number, z: number) =>
    places.push([
      x,
      y,
      z,
      radius * (0.94 + chance() * 0.12),
      chance() * 360,
      lie + chance() * 50 - 25,
      chance() * 50 - 25,
    ]);
  rows.forEach((count, row) => {
    for (let at = 0; at < count; at += 1)
      put(
        (at - (count - 1) / 2) * radius * 2.02,
        radius * 0.96,
        (row - (rows.length - 1) / 2) * radius * 1.78,
      );
  });
  // The second layer is in the hollows of the first.
  const above = Math.max(0, (rows[0] ?? 0) - 1);
  for (let at = 0; at < above; at += 1)
    put((at - (above - 1) / 2) * radius * 2.04, radius * 2.2, -radius * 0.85 * ((rows.length - 1) / 2));
  return places;
}

/** Long pieces (along x, of half thickness `radius` when the size is 1) lying side by side. */
export function sideBySide(count: number, radius: number, size = 1.3, slant = 24): Place[] {
  return Array.from({ length: count }, (_, at): Place => {
    const back = (at - (count - 1) / 2) * radius * size * 2.25;
    return [
      (at % 2) * 0.12 - 0.05,
      radius * size,
      back,
      size * (1 - (at % 3) * 0.03),
      slant + (at % 3) * 5 - 4,
      at * 67,
    ];
  });
}

export const one = (y: number, size: number, turnY = 25, turnX = 8, turnZ = -8): Place[] => [
  [0, y, 0, size, turnY, turnX, turnZ],
];
