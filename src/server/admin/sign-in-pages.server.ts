import { Hono } from 'hono';
import { parseAddress, withPrefix } from '#core/site-address.ts';
import { signInTexts } from '#features/auth/sign-in/sign-in.texts.ts';
import { type Company, iconAddress } from '#features/company/company.ts';
import { htmlLangOf, type Language, otherLanguage, prefixOf } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import {
  contactPath,
  firstOwnerPath,
  homePath,
  privacyPath,
  signInLinkPath,
  signInPath,
} from '#paths.ts';
import { lightInLisbon } from '#ui/art/door/lisbon-light.ts';
import { skyMark } from '#ui/art/door/sky-mark.ts';
import { themeHead } from '#ui/theme/theme-head.server.ts';
import { escapeHtml } from '../escape-html.server.ts';
import { dressDocument } from '../look/look-head.server.ts';
import type { AdminAssets } from './admin-assets.server.ts';

const paths = [signInPath, signInLinkPath, firstOwnerPath];

type Shown = { language: Language; brand: string | null; look: Company['look']; path: string };

/** The gate of `src/admin/sign-in/gate.tsx`, with what is missing and the ways out. */
function formatNoScript({ language, brand, look, path }: Shown): string {
  const art = look?.code ? `?l=${look.code}` : '';
  const icon = iconAddress('/favicon.svg', { look });
  const other = otherLanguage(language);
  const twin = escapeHtml(withPrefix(prefixOf[other], parseAddress(path).path));
  const say = (key: keyof typeof signInTexts.en) => translate(signInTexts, language, key);
  const link = (path: string, key: keyof typeof signInTexts.en) =>
    `<a href="${withPrefix(prefixOf[language], path)}">${say(key)}</a>`;
  return `<div class="gate">
<img class="gate__art" src="/art/hero.svg${art}" alt="">
<div class="gate__in">
<header class="gate__top"><a class="brand" href="${withPrefix(prefixOf[language], homePath.href())}"><img src="${icon}" width="32" height="32" alt="">${brand ?? say('home')}</a>
<a class="lang" href="${twin}" hreflang="${htmlLangOf[other]}" lang="${htmlLangOf[other]}">${say('otherLanguage')}</a></header>
<main class="gate__main"><h1>${say('askTitle')}</h1><p>${say('noScript')}</p></main>
<footer class="gate__foot">${link(contactPath.href(), 'contact')}${link(privacyPath.href(), 'privacy')}</footer>
</div>
</div>`;
}

function formatShell(assets: string, shown: Shown): string {
  const { language, brand } = shown;
  const title = translate(signInTexts, language, 'title');
  return `<!doctype html>
<html lang="${htmlLangOf[language]}" ${skyMark}="${lightInLisbon(Date.now()).sky}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand === null ? title : `${title} — ${brand}`}</title>
<meta name="robots" content="noindex">
${themeHead}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${assets}
</head>
<body>
<div id="root"><noscript>${formatNoScript(shown)}</noscript></div>
</body>
</html>
`;
}

/**
 * Serves the pages for signing in: one shell for everyone, which shows nothing of anyone and changes
 * nothing. A link's token stays in the address until its button is pressed. `company` reads the
 * company.
 */
export function signInPages(
  { linesFor, finish }: AdminAssets,
  company: () => Promise<Company | null>,
): Hono {
  const app = new Hono();
  const lines = linesFor('src/admin/sign-in/entry-sign-in.tsx');
  for (const language of ['en', 'pt'] as const)
    for (const { pattern } of paths)
      app.get(withPrefix(prefixOf[language], pattern), async (c) => {
        c.header('Cache-Control', 'no-store');
        c.header('X-Robots-Tag', 'noindex');
        c.header('Referrer-Policy', 'same-origin');
        const { brand, look } = (await company()) ?? {};
        const name = brand === undefined ? null : escapeHtml(brand);
        const { path } = c.req;
        const shell = formatShell(lines, { language, brand: name, look, path });
        return c.html(await finish(path, dressDocument(shell, look)));
      });
  return app;
}
