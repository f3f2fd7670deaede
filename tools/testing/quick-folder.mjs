import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
/** Several times what the databases of a run take at most. */
const ROOM_BYTES = 6_000_000_000;

/**
 * The folder for the temporary data of tests: Linux's folder in memory if it has enough room, otherwise the temporary
 * folder. Copying a database takes half the time in memory, and a commit doesn't wait for a disk.
 */
export async function quickFolder() {
  const room = await statfs(IN_MEMORY).catch(() => null);
  return room !== null && room.bavail * room.bsize > ROOM_BYTES ? IN_MEMORY : tmpdir();
}
