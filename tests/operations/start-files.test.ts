import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const server = join(import.meta.dirname, '../../dist/server');
const staticImport = /^(?:import|export) [^"\n]*"([^"\n]+)";$/gm;

/** Returns all that a file of the build imports statically, directly or not: files and Node's modules. */
function importsOf(path: string, seen = new Set<string>()): Set<string> {
  for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(staticImport)) {
    const imported = name.startsWith('.') ? join(path, '..', name) : name;
    if (seen.has(imported)) continue;
    seen.add(imported);
    if (name.startsWith('.')) importsOf(imported, seen);
  }
  return seen;
}

/** Returns the path of the file that the server's entry imports once its cache is enabled. */
function startedBy(entry: string): string {
  const [, name] =
    /import\("(\.\/assets\/run-server[^"]+)"\)/.exec(readFileSync(entry, 'utf8')) ?? [];
  if (name === undefined) throw new Error(`${entry} does not import the server`);
  return join(server, name);
}

describe('what the server loads before it listens', () => {
  const imports = [...importsOf(startedBy(join(server, 'main.js')))];
  const files = imports.filter((name) => name.startsWith('/'));

  it('is a few files', () => {
    expect(files.length).toBeLessThanOrEqual(8);
  });

  it("is not Node's fetch, which comes with `node:http` as a module", () => {
    expect(imports).toContain('node:net');
    expect(imports.filter((name) => /^(node:)?https?$/.test(name))).toEqual([]);
  });

  it('has no library that sends mails, checks passkeys or takes cards', () => {
    const loaded = files.map((path) => readFileSync(path, 'utf8'));
    for (const path of ['nodemailer', '@simplewebauthn/server', 'stripe', 'yazl'])
      expect(loaded.filter((code) => code.includes(`// node_modules/${path}/`))).toEqual([]);
  });
});
