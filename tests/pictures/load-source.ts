import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Loads modules that are written in JSX, which Node alone does not read, by their paths. */
export async function loadSource<Loaded>(
  read: (load: (path: string) => Promise<unknown>) => Promise<Loaded>,
): Promise<Loaded> {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    return await read((path) => vite.ssrLoadModule(path));
  } finally {
    await vite.close();
  }
}
