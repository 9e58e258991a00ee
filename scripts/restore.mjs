// Runs before anything is installed, under whatever Node the machine has: Node's own modules only.
import { fail } from './process.mjs';
import { runBuiltCommand } from './run-built-command.mjs';

try {
  await runBuiltCommand('restore.js', process.argv.slice(2));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
