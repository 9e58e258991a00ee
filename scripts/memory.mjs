// Runs before packages are installed, on any Node from 20: imports Node's own modules only.

/**
 * Halves the server's memory under load (docs/decisions/019, 029): new objects get 12 MB instead of
 * 128, old ones are collected while there are few and in calm moments (`src/server/free-memory.server.ts`),
 * and all threads share one area of memory.
 */
export const memoryFlags = ['--max-semi-space-size=4', '--max-old-space-size=512', '--expose-gc'];
export const memoryEnv = { MALLOC_ARENA_MAX: '1' };
