import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './process.mjs';
import { root } from './project.mjs';

const wanted = 24;

/**
 * The Node that runs everything but these scripts: this one when it is new enough, else the one
 * that npm has installed. macOS has no such package, so there the owner installs Node.
 */
export function requireNode() {
  if (Number.parseInt(process.versions.node, 10) >= wanted) return process.execPath;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const bundled = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', file);
  if (existsSync(bundled)) return bundled;
  return fail(
    `This project needs Node ${wanted} or newer; this is ${process.version} and npm has no Node ` +
      `${wanted} for ${process.platform} ${process.arch}.\nInstall Node ${wanted} from https://nodejs.org/en/download and run the command again.`,
  );
}
