// Runs before packages are installed, on any Node from 20: imports Node's own modules only.

/**
 * Halves the server's memory under load (docs/decisions/019): new objects get 12 MB instead of 128,
 * and threads share two areas of memory instead of having their own.
 */
export const memoryFlags = ['--max-semi-space-size=4'];
export const memoryEnv = { MALLOC_ARENA_MAX: '2' };
