import type { Plugin } from 'vite';

const serverFile = /\.server\.tsx?$/;

/** Fails the client build if it would include a `*.server.ts` file, and names the importer. */
export function refuseServerCode(): Plugin {
  return {
    name: 'refuse-server-code',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (options.ssr || !importer) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (resolved && serverFile.test(resolved.id.split('?')[0] ?? ''))
        this.error(
          `${resolved.id} is server code and must not reach the browser; ${importer} imports it`,
        );
      return null;
    },
  };
}
