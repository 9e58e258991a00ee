// Runs before packages are installed, on any Node from 20: imports Node's own modules only.
import { buildOfNextStart } from './build.mjs';
import { fail } from './process.mjs';
import { runBuiltCommand } from './run-built-command.mjs';

try {
  await runBuiltCommand('restore.js', process.argv.slice(2), buildOfNextStart());
} catch (error) {
  fail(error);
}
