/** The result if creating a picture takes too long. */
export const LATE = Symbol('late');

/**
 * An empty picture of one pixel, which tells the page to request it again (naturalWidth is at most 1). It is sent with
 * the status 202 rather than 503, because browsers log failed pictures to the console.
 */
export const LATE_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
