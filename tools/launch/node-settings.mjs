/**
 * Settings of V8 for the shop (decision E49): a young generation of 4 MB per semi-space instead of 16, which takes 80 MB
 * less, at about the same speed.
 */
export const NODE_OPTIONS = ['--enable-source-maps', '--max-semi-space-size=4'];
/**
 * Settings of glibc (decision E49). It has two pools of memory instead of one for each thread: what one thread frees,
 * another can use. It returns each block of at least 128 kB to the system when it is freed; without the setting it raises
 * that size up to 32 MB, and large blocks leave holes.
 */
export const ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
