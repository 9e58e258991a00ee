// Runs before packages are installed, on any Node from 20: imports Node's own modules only.
import { ensureBuiltBeside, isBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { fail } from './process.mjs';
import { requireNode } from './runtime.mjs';

try {
  await ensureInstalled();
  requireNode();
  await ensureBuiltBeside();
  console.log(
    isBuilt()
      ? 'The build in use is of these sources: nothing to do.'
      : 'Built beside the version in use. The next start takes it: npm start, or systemctl restart entrada.',
  );
} catch (error) {
  fail(error);
}
