import { describe, expect, it } from 'vitest';
import { shareAddress, shareNetworks, shareRedirectPath } from './share-post.ts';

describe('the address of a network', () => {
  it.each(shareNetworks)('%s gets the page and its title, escaped', (network) => {
    const page = { url: 'https://a.example/blog/x?y&z', title: 'Tax & "you" <b>' };
    const { searchParams, hostname } = new URL(shareAddress(network, page));
    expect(hostname).toMatch(new RegExp(`(^|\\.)${network}\\.com$`));
    expect([...searchParams.values()]).toEqual(expect.arrayContaining([page.url, page.title]));
  });
});

it('the redirect names post, network and language', () => {
  expect(shareRedirectPath('twitter', 'a/b', 'pt')).toBe(
    '/api/blog-posts/slug/a%2Fb/share/twitter?lang=pt',
  );
});
