import { createHash } from 'node:crypto';
import { Hono, type Context as HonoContext } from 'hono';
import { translate } from '#i18n/texts.ts';
import type { Services } from '#platform/context/context.server.ts';
import type { ReadUrl } from '#query/query-client.ts';
import { readShareHead, type ShareHead } from '#site/share-head.server.ts';
import { createLookPictures } from '../look/look-pictures.server.ts';
import { shareCardTexts } from './share-card.texts.ts';

/** The picture of the site itself, where none can be drawn. */
const sitePicture = '/og.png';
const oneDay = 86_400;

const drawing = /^\/art\/((?:case|post)-[a-z0-9-]+)\.svg$/;
const families: Record<string, string> = { 'blog-post': 'post', 'case-study': 'case' };

/** Returns the name of the drawing for a record: its own, or that of its address for a photograph. */
function artOf({ page, imageUrl }: ShareHead, path: string): string | null {
  const family = families[page];
  if (!family) return null;
  const [, own] = drawing.exec(imageUrl ?? '') ?? [];
  return own ?? `${family}-${path.split('/').at(-1)}`;
}

function kindOf({ page, language }: ShareHead): string | null {
  if (page !== 'blog-post' && page !== 'case-study') return null;
  return translate(shareCardTexts, language, page);
}

type SharePicturesSetup = { services: Services; readUrl: ReadUrl };

function send(c: HonoContext, svg: string, bytes: Buffer): Response {
  const tag = `"${createHash('sha256').update(svg).digest('hex').slice(0, 32)}"`;
  c.header('ETag', tag);
  c.header('Cache-Control', `public, max-age=${oneDay}`);
  if (c.req.header('If-None-Match') === tag) return c.body(null, 304);
  c.header('Content-Type', 'image/png');
  return c.body(bytes as Uint8Array<ArrayBuffer>);
}

/**
 * `/share/<address of a page>.png`: the picture of a shared link, drawn when it is first requested. The
 * site's own picture takes its place where that fails.
 */
export function sharePictures({ services, readUrl }: SharePicturesSetup): Hono {
  const { svgOf, draw } = createCards({ services, readUrl });
  return new Hono().get('/share/:address{.+\\.png}', async (c, next) => {
    const path = `/${c.req.param('address').slice(0, -'.png'.length)}`;
    const svg = await svgOf(path.replace(/^(\/pt)?\/home$/, '$1') || '/');
    if (svg === null) return next();
    const bytes = svg === '' ? null : await draw(svg);
    if (bytes !== null) return send(c, svg, bytes);
    c.header('Cache-Control', 'no-store');
    return c.redirect(sitePicture);
  });
}

/**
 * `/og.png`: the picture of the site itself, as that of its home page, so that it is in the present look;
 * the file of the site where that cannot be drawn.
 */
export function sharedSitePicture(setup: SharePicturesSetup): Hono {
  const { svgOf, draw } = createCards(setup);
  return new Hono().get(sitePicture, async (c, next) => {
    const svg = await svgOf('/').catch(() => null);
    const bytes = svg ? await draw(svg) : null;
    return svg && bytes ? send(c, svg, bytes) : next();
  });
}

function createCards({ services, readUrl }: SharePicturesSetup) {
  const pictures = createLookPictures(services);

  async function svgOf(pathname: string): Promise<string | null> {
    const shared = await readShareHead(pathname, readUrl);
    if (shared === null) return null;
    // Loaded here, so that a start does not read the outlines of letters.
    const { drawShareCard } = await import('./draw-share-card.server.ts');
    const { brand, look, head } = shared;
    const art = artOf(shared, pathname);
    const logo = look?.logo ? await pictures.logo() : null;
    const hasName = look?.logo?.hasName ?? false;
    const dress = { look: look?.code ?? '', logo: logo && { ...logo, hasName } };
    const card = { brand, kind: kindOf(shared), title: head.title, art };
    return drawShareCard({ ...card, ...dress }) ?? '';
  }

  return { svgOf, draw: pictures.draw };
}
