import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { variableNames } from '#platform/env.server.ts';
import { memoryEnv, memoryFlags } from '../../scripts/memory.mjs';

// Only read: images can be neither pulled nor built in a test. docs/operations.md says what was run.
const root = fileURLToPath(new URL('../..', import.meta.url));

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

const dockerfile = read('deploy/Dockerfile');
const compose = read('deploy/compose.yaml');

function service(name: string): string {
  return new RegExp(`^  ${name}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(compose)?.[1] ?? '';
}

it('the image runs the server itself as its first process, and not as root', () => {
  expect(dockerfile).toMatch(/^USER 1000:1000$/m);
  const [, command = '[]'] = dockerfile.match(/^CMD (.+)$/m) ?? [];
  expect(JSON.parse(command)).toEqual(['node', ...memoryFlags, 'dist/server/main.js']);
  for (const [name, value] of Object.entries(memoryEnv))
    expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'));
  expect(dockerfile).toMatch(/^STOPSIGNAL SIGTERM$/m);
  expect(dockerfile).toContain('/readyz');
});

it('the image is built from the sources only, without private files', () => {
  const allowed = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path]) => path ?? '');
  const inputs = [...read('scripts/fingerprint.mjs').matchAll(/^ {2}'([^']+)',$/gm)];
  expect(inputs.length).toBeGreaterThan(5);
  for (const [, input] of inputs) expect(allowed).toContain(input);
  for (const path of allowed) expect(existsSync(join(root, path))).toBe(true);
  expect(allowed.filter((path) => /^(\.env|data|node_modules|dist)$/.test(path))).toEqual([]);
});

it.each(['site', 'database', 'proxy'])('the service %s does not have root privileges', (name) => {
  expect(service(name)).toContain('cap_drop: [ALL]');
  expect(service(name)).toContain(`security_opt: ['no-new-privileges:true']`);
  expect(service(name)).toContain('restart: unless-stopped');
  if (name !== 'site') expect(service(name)).toMatch(/^ {4}user: (postgres|nginx)$/m);
});

it('every setting reaches the container, from the file or as the composition has it', () => {
  const site = service('site');
  // What is not named below comes from the file, whose lines all go to the container.
  expect(site).toMatch(/^ {4}env_file: \[\.env\]$/m);
  const block = /environment:\n((?: {6}.*\n)+)/.exec(site)?.[1] ?? '';
  const values = new Map(
    [...block.matchAll(/^ {6}([A-Z_]+): (.+)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const example = [...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(
    ([, name = '']) => name,
  );
  expect(example.toSorted()).toEqual(variableNames.toSorted());
  // An empty default in the composition would take away what the file says.
  for (const [name, value] of values) expect(value, name).not.toMatch(/:-/);
  const fixed = ['DATABASE_URL', 'DATA_DIR', 'HOST', 'ORIGIN', 'PORT', 'TRUSTED_PROXIES'];
  expect([...values.keys()].toSorted()).toEqual(fixed);
  // The container reads its address and the folder of its volume as the image and the proxy expect.
  expect(dockerfile).toMatch(/^ENV .*HOST=0\.0\.0\.0 PORT=3000 DATA_DIR=\/data$/m);
});

it('the composition passes settings that the server reads, and waits for it to stop', () => {
  const block = /environment:\n((?: {6}.*\n)+)/.exec(service('site'))?.[1] ?? '';
  const names = [...block.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(names).toContain('ORIGIN');
  expect(names.filter((name) => !variableNames.some((known) => known === name))).toEqual([]);
  expect(service('site')).toContain('stop_grace_period: 75s');
});

it('the proxy reaches the site, and the site trusts it', () => {
  const [, from = '', to = ''] = /sed 's\/([^/]+)\/([^/]+)\/'/.exec(service('proxy')) ?? [];
  expect(read('deploy/nginx.conf')).toMatch(new RegExp(`server ${from}[ ;]`));
  expect(service('site')).toContain(`ipv4_address: ${to.split(':')[0]} `);
  const [, proxy = ''] = /TRUSTED_PROXIES: (\S+)/.exec(service('site')) ?? [];
  expect(service('proxy')).toContain(`ipv4_address: ${proxy} `);
});

it('only images are named, without a registry', () => {
  const images = [...compose.matchAll(/^ {4}image: (\S+)$/gm)].map(([, image]) => image ?? '');
  expect(images).toEqual(['entrada', 'postgres:17', 'nginx:1.28']);
  expect(dockerfile).toContain('ARG BASE=debian:trixie-slim');
});
