/** Decodes percent signs as far as they mean letters. */
export function decodePercent(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}

/**
 * Returns an address of another site in the one spelling that all its spellings have in common: its
 * letters composed (NFC) and percent-encoded, without `index.php`, doubled slashes and the slash at
 * the end. `/?p=12` or `/blog/?p=12`, by which WordPress knows every post of a site, keeps its number;
 * another query means nothing.
 */
export function oldPath(pathname: string, search = ''): string {
  const number = /[?&](?:p|page_id)=(\d{1,18})(?:&|$)/.exec(search)?.[1];
  const words = decodePercent(pathname)
    .normalize('NFC')
    .toWellFormed()
    .split('/')
    .filter((word) => word !== '' && word.toLowerCase() !== 'index.php');
  const path = words.map((word) => `/${encodeURIComponent(word)}`).join('');
  return number === undefined ? path || '/' : `${path}/?p=${number}`;
}
