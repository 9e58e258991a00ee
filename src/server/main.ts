import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const folder = dirname(fileURLToPath(import.meta.url));

// Old objects hold the buffers of their requests, and compiling a very large function takes memory
// that is never given back (docs/decisions/029).
setFlagsFromString('--heap-growing-percent=10');
setFlagsFromString('--max-optimized-bytecode-size=20000');

// Beside the build, whose owner alone can write it: what lies there is executed. If this process
// cannot write it, the server starts without.
enableCompileCache(join(folder, '.compile-cache'));

// Imported after the cache is enabled, so that it is compiled with it.
const { runServer } = await import('./run-server.server.ts');
await runServer(join(folder, '..'));
