import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the path of a program, or null. Also searches the sbin folders, which may not be on the path. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** Reports that a file of deploy/ was only read, because the program that runs it is not installed. */
export function reportReadOnly(file: string, program: string): void {
  process.stdout.write(`${file} was only read: ${program} is not on this machine.\n`);
}
