import { type Context, Hono } from 'hono';
import { htmlLangOf, type Language } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import textFont from '#ui/styles/fonts/entrada-text.woff2?url';
import sheet from './map.css?raw';
import { mapTexts } from './map.texts.ts';
import { drawMap } from './map-drawing.server.ts';

/** Allows the style sheet and the font only, and framing by this site only. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "frame-ancestors 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

const face = `@font-face {
  font-family: "Entrada Text";
  src: url(${textFont}) format("woff2");
  font-weight: 400 700;
  font-display: swap;
}
`;

function formatMap(language: Language): string {
  const title = translate(mapTexts, language, 'title');
  return `<!doctype html>
<html lang="${htmlLangOf[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="/map.css">
</head>
<body>
${drawMap(translate(mapTexts, language, 'picture'))}
</body>
</html>
`;
}

const lifetime = 'public, max-age=3600';

/** `/map` and `/pt/map`: the document inside the frame of the contact page. */
export function map(): Hono {
  const documents = { en: formatMap('en'), pt: formatMap('pt') };
  function respond(c: Context, language: Language): Response {
    c.header('Content-Security-Policy', contentSecurityPolicy);
    c.header('Cache-Control', lifetime);
    return c.html(documents[language]);
  }
  return new Hono()
    .get('/map', (c) => respond(c, 'en'))
    .get('/pt/map', (c) => respond(c, 'pt'))
    .get('/map.css', (c) => {
      c.header('Content-Type', 'text/css; charset=utf-8');
      c.header('Cache-Control', lifetime);
      return c.body(`${face}${sheet}`);
    });
}
