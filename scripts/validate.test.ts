import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './project.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

function validate(...args: string[]) {
  return spawnSync(process.execPath, [join(root, 'scripts', 'validate.mjs'), ...args], {
    encoding: 'utf8',
  });
}

test.each(['typecheck', 'lint', 'test:unit'])('npm run %s is one check of validate', (name) => {
  expect(scripts[name]).toBe(`node scripts/validate.mjs ${name}`);
});

test('an unknown check is refused by name', () => {
  const { status, stderr } = validate('spelling');
  expect(status).toBe(1);
  expect(stderr).toContain('There is no check "spelling": typecheck, lint or test:unit.');
});
