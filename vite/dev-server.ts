import type { Plugin, ViteDevServer } from 'vite';

type DevelopmentModule = {
  startDevelopment: (server: ViteDevServer) => Promise<{
    handle: (request: unknown, response: unknown, next: () => void) => Promise<void>;
    stop: () => Promise<void>;
  }>;
};

/**
 * Runs the server's code inside Vite's development server, so that changes take effect at once. Vite
 * handles requests for its own modules first.
 */
export function devServer(): Plugin {
  return {
    name: 'entrada-dev-server',
    apply: 'serve',
    config: () => ({ appType: 'custom' }),
    async configureServer(server) {
      if (process.env.VITEST) return;
      const { startDevelopment } = (await server.ssrLoadModule(
        '/src/server/development.server.ts',
      )) as DevelopmentModule;
      const site = await startDevelopment(server);
      server.httpServer?.on('close', () => void site.stop());
      return () => {
        server.middlewares.use(
          (request, response, next) => void site.handle(request, response, next),
        );
      };
    },
  };
}
