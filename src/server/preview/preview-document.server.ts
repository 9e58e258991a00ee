import { createHash } from 'node:crypto';
import { companyZone, formatDay, readClock } from '#core/zoned-time.ts';
import { previewTexts } from '#features/content/preview/preview.texts.ts';
import { htmlLangOf, type Language, localeOf } from '#i18n/language.ts';
import { translate } from '#i18n/texts.ts';
import type { RenderedPage } from '#site/entry-server.tsx';
import { escapeHtml } from '../escape-html.server.ts';
import { dressDocument } from '../look/look-head.server.ts';

// Of its own, because the styles of the site have no word for it and visitors need not load any.
const style = `
.preview-bar{position:sticky;top:0;z-index:100;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;padding:.5rem 1rem;background:#0f1c48;color:#fff;font:500 .875rem/1.4 system-ui,sans-serif}
.preview-bar a{color:#fff;margin-inline-start:auto;padding:.5rem 0;min-height:2.75rem;display:inline-flex;align-items:center}
.preview-note{max-width:34rem;margin:12vh auto;padding:1.5rem;font:400 1rem/1.5 system-ui,sans-serif}
.preview-note h1{font-size:1.5rem;margin:0 0 .5rem}
.preview-note a{display:inline-flex;align-items:center;min-height:2.75rem}
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** Styles, pictures and fonts of ours; no script, no form, and a frame on our own pages alone. */
export const previewPolicy = [
  "default-src 'none'",
  `style-src 'self' 'sha256-${styleHash}'`,
  "img-src 'self' data:",
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

function formatHtml(language: Language, title: string, assets: string, body: string): string {
  return `<!doctype html>
<html lang="${htmlLangOf[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${title}
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<base target="_blank">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${assets}
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

type Bar = {
  /** The instant at which the link ends; null on the page for staff. */
  endsAt: string | null;
  /** The address of the same preview in the other language. */
  other: string;
};

function dayOf(instant: string, language: Language): string {
  const { day } = readClock(instant, companyZone);
  return formatDay(day, localeOf[language], { day: 'numeric', month: 'long', year: 'numeric' });
}

function formatBar(language: Language, { endsAt, other }: Bar): string {
  const text = (name: keyof typeof previewTexts.en, values?: Record<string, string>) =>
    escapeHtml(translate(previewTexts, language, name, values));
  const until = endsAt === null ? '' : ` ${text('until', { day: dayOf(endsAt, language) })}`;
  const otherLanguage = language === 'en' ? 'pt-PT' : 'en';
  return `<div class="preview-bar"><span>${text('bar')}${until}</span>
<a href="${escapeHtml(other)}" target="_self" lang="${otherLanguage}">${text('other')}</a></div>`;
}

/** Returns the document of a drawn page: without scripts, so that nothing of it reads or writes. */
export function formatPreview(
  language: Language,
  { head, body, look }: Pick<RenderedPage, 'head' | 'body' | 'look'>,
  { assets, bar }: { assets: string; bar: Bar | null },
): string {
  const [title = `<title>${translate(previewTexts, language, 'title')}</title>`] =
    /<title>[^<]*<\/title>/.exec(head) ?? [];
  const above = bar === null ? '' : formatBar(language, bar);
  const html = formatHtml(language, title, assets, `${above}<div id="root">${body}</div>`);
  return dressDocument(html, look);
}

/** Returns the document that says why there is nothing to show. */
export function formatNote(
  language: Language,
  { heading, text, link }: { heading: string; text: string; link?: { href: string; text: string } },
): string {
  const more = link
    ? `<p><a href="${escapeHtml(link.href)}" target="_top">${escapeHtml(link.text)}</a></p>`
    : '';
  const title = `<title>${escapeHtml(heading)}</title>`;
  const body = `<main class="preview-note"><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p>${more}</main>`;
  return formatHtml(language, title, '', body);
}
