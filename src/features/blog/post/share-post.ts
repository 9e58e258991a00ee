export const shareNetworks = ['facebook', 'twitter', 'linkedin'] as const;
export type ShareNetwork = (typeof shareNetworks)[number];

/** Returns the address of a network's sharing form, filled in with the page's address and title. */
export function shareAddress(network: ShareNetwork, page: { url: string; title: string }): string {
  const { url, title } = page;
  switch (network) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url, quote: title })}`;
    case 'twitter':
      return `https://twitter.com/intent/tweet?${new URLSearchParams({ url, text: title })}`;
    case 'linkedin':
      return `https://www.linkedin.com/shareArticle?${new URLSearchParams({ mini: 'true', url, title })}`;
  }
}

/** Returns the API path that redirects to the network's form: cached HTML cannot know its origin. */
export function shareRedirectPath(
  network: ShareNetwork,
  slug: string,
  language: 'en' | 'pt',
): string {
  const inPortuguese = language === 'pt' ? '?lang=pt' : '';
  return `/api/blog-posts/slug/${encodeURIComponent(slug)}/share/${network}${inPortuguese}`;
}
