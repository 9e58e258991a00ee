import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Company } from '#features/company/company.ts';
import { RelationFrame } from '#features/with-us/components/relation-frame.server.tsx';
import { htmlLangOf, type Language } from '#i18n/language.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { QueryClient } from '#query/query-client.ts';
import { QueryClientProvider } from '#query/use-query.tsx';
import avatar from '#ui/layout/avatar.css?raw';
import { themeHead } from '#ui/theme/theme-head.server.ts';
import { escapeHtml } from '../escape-html.server.ts';
import { dressDocument } from '../look/look-head.server.ts';
import { type PageAssets, withoutScripts } from '../page-assets.server.ts';
import withUs from './with-us.css?raw';

const sheet = `${avatar}\n${withUs}`;
export const withUsSheet = sheet;
/** Names the form of the sheet, so that browsers keep it until it changes. */
const version = createHash('sha256').update(sheet).digest('base64url').slice(0, 12);

/** A module of the site whose sheet the documents use; they use no other file of it. */
const frameModule = 'src/site/pages/not-found/not-found-screen.tsx';

type DocumentProps = {
  language: Language;
  title: string;
  company: Company;
  otherHref: string | null;
  assets: PageAssets;
};

/**
 * Returns the document of a page for a client: in the look of the site, complete without scripts, in one
 * language, and with nothing that reads or writes by itself.
 */
export function formatWithUs(
  { language, title, company, otherHref, assets }: DocumentProps,
  page: ReactNode,
): string {
  const client = new QueryClient(async () => null);
  const body = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LanguageProvider start={language}>
        <RelationFrame company={company} otherHref={otherHref}>
          {page}
        </RelationFrame>
      </LanguageProvider>
    </QueryClientProvider>,
  );
  const html = `<!doctype html>
<html lang="${htmlLangOf[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} · ${company.brand}`)}</title>
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
${themeHead}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${withoutScripts(assets.linesFor(frameModule))}
<link rel="stylesheet" href="/with-us.css?${version}">
</head>
<body>
${body}
</body>
</html>
`;
  return dressDocument(html, company.look);
}
