/**
 * Reads the address of the site that an export comes from, as people type it: `old.example`,
 * `https://old.example/blog/`. Returns it without a slash at its end, '' for nothing, and null for what is
 * no address of a site.
 */
export function readOldSite(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (url === null || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return null;
  return (url.origin + url.pathname).replace(/\/+$/, '');
}
