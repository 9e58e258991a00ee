import { expect, test } from 'vitest';
import { nginxSettings } from './nginx-settings.mjs';

const place = { folder: '/tmp/bench', port: 40_000 };

test('nginx sends the headers as they are, and makes those of the file itself', () => {
  const headers = [
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Length',
    '12',
    'ETag',
    '"a\\b"',
  ];
  const settings = nginxSettings({ ...place, headers });
  expect(settings).toContain('default_type "text/html; charset=utf-8";');
  expect(settings).toContain('add_header ETag "\\"a\\\\b\\"";');
  expect(settings).not.toContain('add_header Content-');
});

test('a header with a dollar is refused, because nginx would see a variable', () => {
  expect(() => nginxSettings({ ...place, headers: ['X-Price', '$host'] })).toThrow('$host');
});
