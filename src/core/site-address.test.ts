import { describe, expect, it } from 'vitest';
import { formatAddress, parseAddress, withPrefix } from './site-address.ts';

describe('addresses of the site', () => {
  it.each([
    ['/', '', '/'],
    ['/pt', '/pt', '/'],
    ['/pt/', '/pt', '/'],
    ['/blog/', '', '/blog'],
    ['//evil.example/', '', '/evil.example'],
    ['/pt//blog/x/', '/pt', '/blog/x'],
    ['/ptolemy', '', '/ptolemy'],
  ])('reads %s', (pathname, prefix, path) => {
    expect(parseAddress(pathname)).toMatchObject({ prefix, path });
  });

  it('puts the prefix before a path, a query and a fragment', () => {
    expect(withPrefix('/pt', '/')).toBe('/pt');
    expect(withPrefix('/pt', '/#pricing')).toBe('/pt#pricing');
    expect(withPrefix('/pt', '/blog?q=a')).toBe('/pt/blog?q=a');
    expect(withPrefix('', '/#pricing')).toBe('/#pricing');
  });

  it('writes back what it read', () => {
    expect(formatAddress(parseAddress('/pt/blog', '?q=a', '#x'))).toBe('/pt/blog?q=a#x');
    expect(formatAddress(parseAddress('/pt'))).toBe('/pt');
  });
});
