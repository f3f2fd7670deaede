import type { Locator } from 'playwright-core';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Where an element is on the screen, in CSS pixels. Throws if it isn't rendered. */
export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('What was measured is not on the page');
  return box;
}

/** Whether two elements share a part of the screen. */
export function overlap(one: Box, other: Box): boolean {
  const isBeside = one.x >= other.x + other.width || other.x >= one.x + one.width;
  const isAbove = one.y >= other.y + other.height || other.y >= one.y + one.height;
  return !isBeside && !isAbove;
}
