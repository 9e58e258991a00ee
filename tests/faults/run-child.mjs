// Runs a program of `children/` as the tests are run, because Node itself reads no TSX.
import { runnerImport } from 'vite';

const [path = ''] = process.argv.slice(2);
await runnerImport(path, { configFile: false, logLevel: 'error' });
