import type { RenderedPage } from '#site/entry-server.tsx';
import { themeHead } from '#ui/theme/theme-head.server.ts';
import { dressDocument } from './look/look-head.server.ts';

type DocumentParts = Pick<RenderedPage, 'lang' | 'head' | 'body' | 'state'> &
  Partial<Pick<RenderedPage, 'marks' | 'look'>>;

/** Returns the HTML document of a rendered page. `assets` are the tags for scripts and styles. */
export function formatDocument(
  { lang, marks = {}, look, head, body, state }: DocumentParts,
  assets: string,
): string {
  const marked = Object.entries(marks).map(([name, value]) => ` ${name}="${value}"`);
  const html = `<!doctype html>
<html lang="${lang}"${marked.join('')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
${themeHead}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${assets}
</head>
<body>
<div id="root">${body}</div>
<script id="state" type="application/json">${state}</script>
</body>
</html>
`;
  return dressDocument(html, look);
}
