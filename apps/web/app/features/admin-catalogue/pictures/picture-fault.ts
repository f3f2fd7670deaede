import { LIMITS } from '@jhola/domain';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const MEGABYTE = 1024 * 1024;

/** Why the shop would refuse this file, known before it is sent; null where nothing is known against it. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!TYPES.includes(type)) return 'Only JPEG, PNG, WebP or AVIF';
  if (size > LIMITS.uploadBytes) return `Larger than ${LIMITS.uploadBytes / MEGABYTE} MB`;
  return null;
}
