import { describe, expect, it } from 'vitest';
import { acceptedEncoding } from './encodings.ts';
import { namesTag } from './entity-tags.ts';
import { readPlainRequest } from './plain-request.ts';

const host = ['Host', 'entrada.example'];

describe('a plain request', () => {
  it('is a GET or HEAD with one Host', () => {
    const plain = { encoding: 'identity', ifNoneMatch: null };
    expect(readPlainRequest('GET', host)).toEqual(plain);
    expect(readPlainRequest('HEAD', ['hOsT', 'localhost:3000'])).toEqual(plain);
  });

  it('may say what it accepts and what it has, in any case', () => {
    const headers = [...host, 'accept-encoding', 'gzip, br', 'IF-NONE-MATCH', '"a"', 'Cookie', 'x'];
    expect(readPlainRequest('GET', headers)).toEqual({ encoding: 'br', ifNoneMatch: '"a"' });
  });

  it.each([
    ['another method', 'POST', host],
    ['no method', undefined, host],
    ['no Host', 'GET', []],
    ['two Hosts', 'GET', [...host, ...host]],
    ['a Host with a path', 'GET', ['Host', 'entrada.example/x']],
    ['an empty Host', 'GET', ['Host', '']],
    ['a Host with a user', 'GET', ['Host', 'a@entrada.example']],
    ['a port that does not exist', 'GET', ['Host', 'entrada.example:99999']],
    ['a body', 'GET', [...host, 'Content-Length', '0']],
    ['a body in chunks', 'GET', [...host, 'Transfer-Encoding', 'chunked']],
    ['an expectation', 'GET', [...host, 'Expect', '100-continue']],
    [
      'two lists of encodings',
      'GET',
      [...host, 'Accept-Encoding', 'br', 'Accept-Encoding', 'gzip'],
    ],
    ['two lists of tags', 'GET', [...host, 'If-None-Match', '"a"', 'If-None-Match', '"b"']],
  ])('is none with %s', (_, method, headers) => {
    expect(readPlainRequest(method, headers)).toBeNull();
  });
});

describe('the encoding', () => {
  it.each([
    ['', 'identity'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['br;q=0.5', 'br'],
    ['deflate', 'identity'],
  ])('for "%s" is %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});

describe('a tag', () => {
  it.each([
    ['"a-br"', true],
    ['W/"a-br"', true],
    ['"x", W/"a-br" ,"y"', true],
    ['*', true],
    ['"a-gzip"', false],
    ['a-br', false],
    ['', false],
    ['"xa-br"', false],
  ])('of If-None-Match %s', (header, isNamed) => {
    expect(namesTag(header, '"a-br"')).toBe(isNamed);
  });
});
