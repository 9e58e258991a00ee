import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|txt|html|webmanifest)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await brotli(bytes, { params }));
  await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
}

/** Writes `.br` and `.gz` files beside every text file of the build, to be served as they are. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return;
      const names = await readdir(dir, { recursive: true });
      await Promise.all(
        names
          .filter((name) => compressible.test(name))
          .map((name) => compressFile(join(dir, name))),
      );
    },
  };
}
