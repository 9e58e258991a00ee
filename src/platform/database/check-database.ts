import { DatabaseSync } from 'node:sqlite';

/** How the program ends for a file that is damaged, and says what was found; any other failure is its own. */
const damagedExitCode = 3;
const waitForWriter = 10_000;
const damagedCodes = [11, 26];

/** Returns what is wrong with the file first, or null. Reads every page of it. */
function findDamage(path: string): string | null {
  // A reader never keeps a writer waiting: it reads the file as it was when it began.
  const database = new DatabaseSync(path, { readOnly: true, timeout: waitForWriter });
  try {
    const [first] = database.prepare('pragma quick_check(1)').all();
    return first?.quick_check === 'ok' ? null : String(first?.quick_check);
  } finally {
    database.close();
  }
}

function asDamage(error: unknown): string {
  const { errcode, message } = error as { errcode?: number; message: string };
  if (errcode === undefined || !damagedCodes.includes(errcode & 0xff)) throw error;
  return message;
}

let damage: string | null;
try {
  damage = findDamage(process.argv[2] ?? '');
} catch (error) {
  damage = asDamage(error);
}
if (damage !== null) {
  process.stdout.write(damage);
  process.exitCode = damagedExitCode;
}
