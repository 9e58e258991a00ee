import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of a program, or null. An administrator's folders count, whoever runs the tests. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** Says that a file of deploy/ was only read, because the program that runs it is not here. */
export function sayOnlyRead(file: string, program: string): void {
  process.stdout.write(`${file} was only read: ${program} is not on this machine.\n`);
}
