/** Shortcodes of WordPress and of its most common builders, which stand without attributes too. */
const known =
  /^(?:gallery|caption|wp_caption|audio|video|playlist|embed|vc_|et_pb_|fusion_|av_|contact-form|ninja_form|gravityform|wpforms|mc4wp|elementor|toc|more|rev_slider|metaslider|shortcode)/i;
const shortcode = /\[(\/?)([a-z][\w-]*)((?:\s[^[\]]*)?)(\/?)\](?!\()/gi;

export type WithoutShortcodes = { html: string; found: string[] };

/**
 * Removes shortcodes and returns them; what stands between two of a pair stays. Words in brackets
 * that look like none, such as `[sic]`, stay as they are.
 */
export function removeShortcodes(html: string): WithoutShortcodes {
  const closed = new Set(
    [...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name = '']) => name.toLowerCase()),
  );
  const found: string[] = [];
  const without = html.replace(shortcode, (whole, slash, name: string, attributes: string) => {
    const isOne =
      known.test(name) || closed.has(name.toLowerCase()) || /\s[\w-]+=/.test(attributes);
    if (!isOne) return whole;
    if (slash === '') found.push(whole.slice(0, 120));
    return '';
  });
  return { html: without, found };
}
