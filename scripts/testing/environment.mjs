import { delimiter, dirname } from 'node:path';

/** Settings of a server that would change what the tests see. */
const misleading = ['NODE_ENV', 'PORT', 'HOST', 'ORIGIN', 'DATA_DIR', 'DATABASE_URL', 'SMTP_URL'];

/**
 * This environment without a server's settings, with the project's Node first on the path.
 * @param {string} node path of the project's Node
 * @returns {NodeJS.ProcessEnv}
 */
export function cleanEnvironment(node) {
  const env = {
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
  };
  return Object.fromEntries(Object.entries(env).filter(([name]) => !misleading.includes(name)));
}
