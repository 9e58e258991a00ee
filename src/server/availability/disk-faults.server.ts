import { access, constants, statfs } from 'node:fs/promises';

export type DiskFault = 'disk_full' | 'folder_not_writable';

/** A commit's write-ahead log needs this much at most. */
const leastFreeBytes = 8 * 1024 * 1024;

/** Returns why nothing can be stored in a folder, or null. A nearly full disk counts as full. */
export async function findDiskFault(folder: string): Promise<DiskFault | null> {
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < leastFreeBytes ? 'disk_full' : null;
  } catch {
    return 'folder_not_writable';
  }
}
