// Runs before packages are installed, on any Node from 20: imports Node's own modules only.
import { runWithBuild } from './run-with-build.mjs';

await runWithBuild('tests', 'bench', 'bench.mjs');
