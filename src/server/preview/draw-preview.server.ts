import type { Hono } from 'hono';
import { withPrefix } from '#core/site-address.ts';
import type { ContentKind } from '#features/content/kinds/content-kind.server.ts';
import {
  type PreviewRefusal,
  writePreview,
} from '#features/content/preview/write-preview.server.ts';
import { type Language, prefixOf } from '#i18n/language.ts';
import type { Services } from '#platform/context/context.server.ts';
import { renderPage } from '#site/entry-server.tsx';
import { type PageAssets, withoutScripts } from '../page-assets.server.ts';
import { readFromApi } from '../read-from-api.server.ts';
import { formatPreview } from './preview-document.server.ts';

export type PreviewSetup = {
  services: Services;
  /** The features' calls, of which pages read. */
  features: Hono;
  assets: PageAssets;
};

type Wanted = {
  id: string;
  language: Language;
  bar: Parameters<typeof formatPreview>[2]['bar'];
};

type Drawn = { ok: true; html: string } | { ok: false; refusal: PreviewRefusal };

/** Draws the page of a record as if its draft were public. */
export async function drawPreview(
  { services, features, assets }: PreviewSetup,
  kind: ContentKind,
  { id, language, bar }: Wanted,
): Promise<Drawn> {
  const outcome = await writePreview(services, kind, id, async (trx, path) => {
    const { pathname, search } = new URL(withPrefix(prefixOf[language], path), services.origin);
    const at = { pathname, search, origin: services.origin };
    return { pathname, page: await renderPage(at, readFromApi(features, trx)) };
  });
  if (!outcome.ok) return outcome;
  const { page, pathname } = outcome.value;
  const lines = withoutScripts(assets.linesFor(page.module));
  const html = formatPreview(language, page, { assets: lines, bar });
  return { ok: true, html: await assets.finish(pathname, html) };
}
