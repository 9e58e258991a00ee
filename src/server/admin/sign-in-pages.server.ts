import { Hono } from 'hono';
import { withPrefix } from '#core/site-address.ts';
import { firstOwnerPath, signInLinkPath, signInPath } from '#features/auth/sign-in/sign-in.path.ts';
import { signInTexts } from '#features/auth/sign-in/sign-in.texts.ts';
import { htmlLangOf, type Language, prefixOf } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import type { AdminAssets } from './admin-assets.server.ts';

const paths = [signInPath, signInLinkPath, firstOwnerPath];

function formatShell(language: Language, assets: string): string {
  return `<!doctype html>
<html lang="${htmlLangOf[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${translate(signInTexts, language, 'title')}</title>
<meta name="robots" content="noindex">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f4f4f0">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1020">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${assets}
</head>
<body>
<div id="root"><noscript>${translate(signInTexts, language, 'noScript')}</noscript></div>
</body>
</html>
`;
}

/**
 * Serves the pages for signing in: one shell for everyone, which shows nothing of anyone and changes
 * nothing. A link's token stays in the address until its button is pressed.
 */
export function signInPages({ linesFor, finish }: AdminAssets): Hono {
  const app = new Hono();
  const lines = linesFor('src/admin/sign-in/entry-sign-in.tsx');
  for (const language of ['en', 'pt'] as const)
    for (const path of paths)
      app.get(withPrefix(prefixOf[language], path.pattern), async (c) => {
        c.header('Cache-Control', 'no-store');
        c.header('X-Robots-Tag', 'noindex');
        c.header('Referrer-Policy', 'same-origin');
        return c.html(await finish(c.req.path, formatShell(language, lines)));
      });
  return app;
}
