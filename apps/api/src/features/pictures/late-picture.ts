/** The result if creating a picture takes too long. */
export const LATE = Symbol('late');

/**
 * Sends an empty picture of one pixel, which tells the page to request it again (naturalWidth is at most 1). The status
 * is 202 rather than 503, because browsers log failed pictures to the console.
 */
export const LATE_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** The result, or LATE if it takes longer than `ms`. The work continues then; a later failure isn't reported. */
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
