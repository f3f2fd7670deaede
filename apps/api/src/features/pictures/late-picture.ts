/** In the place of a picture that is still being made. */
export const LATE = Symbol('late');

/**
 * An empty picture of one pixel, by which the page knows that it should ask again (its naturalWidth is at most 1). Status 202
 * rather than 503: browsers write failed pictures into the console.
 */
export const LATE_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** The result, or LATE if it takes longer than `ms`. The work goes on then; if it fails later, nothing is reported. */
export async function withinMs<Result>(ms: number, work: Promise<Result>): Promise<Result | typeof LATE> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
