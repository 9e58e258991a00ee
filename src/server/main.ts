import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));

// Beside the build, whose owner alone can write it: what lies there is executed. If this process
// cannot write it, the server starts without.
enableCompileCache(join(folder, '.compile-cache'));

// Imported after the cache is enabled, so that it is compiled with it.
const { runServer } = await import('./run-server.server.ts');
await runServer(join(folder, '..'));
