import { createHash } from 'node:crypto';
import { Hono, type Context as HonoContext, type Next } from 'hono';
import type { Company } from '#features/company/company.ts';
import type { Services } from '#platform/context/context.server.ts';
import type { IconShape } from './draw-icon.server.ts';
import { createLookPictures } from './look-pictures.server.ts';

type Body = Buffer | string | null;
type LookFile = {
  path: string;
  type: string;
  /** The version of what is stored now; absent where the site has its own. */
  versionOf(company: Company): string | undefined;
  read(): Promise<Body>;
};

type LookFilesSetup = {
  services: Services;
  /** Reads the company; as last read where the database is away. */
  company: () => Promise<Company | null>;
};

const forever = 'public, max-age=31536000, immutable';
const versionIn = (address: string | undefined) => address?.split('?v=')[1];

async function send(c: HonoContext, { type, read }: LookFile, isPresent: boolean) {
  const body = await read();
  if (body === null) return null;
  const tag = `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`;
  c.header('ETag', tag);
  c.header('Cache-Control', isPresent ? forever : 'no-cache');
  if (c.req.header('If-None-Match') === tag) return c.body(null, 304);
  c.header('Content-Type', type);
  // A drawing that is opened by itself runs nothing.
  c.header('Content-Security-Policy', "default-src 'none'; img-src data:");
  return c.body(body as Uint8Array<ArrayBuffer> | string);
}

/**
 * The files that follow the owner's look: `/look/logo.png`, `/look/share.jpg`, and the icons at the
 * addresses of those of the site, which are served where the owner has chosen nothing. An address with
 * the present version is kept for as long as a browser likes.
 */
export function lookFiles({ services, company }: LookFilesSetup): Hono {
  const pictures = createLookPictures(services);
  const icon = (path: string, type: string, read: () => Promise<Body>): LookFile => ({
    path,
    type,
    versionOf: ({ look }) => look?.icons,
    read,
  });
  const png = (path: string, shape: IconShape, size: number) =>
    icon(path, 'image/png', () => pictures.icon(shape, size));
  const files: LookFile[] = [
    {
      path: '/look/logo.png',
      type: 'image/png',
      versionOf: ({ look }) => versionIn(look?.logo?.address),
      read: async () => (await pictures.logo())?.png ?? null,
    },
    {
      path: '/look/share.jpg',
      type: 'image/jpeg',
      versionOf: ({ look }) => versionIn(look?.share?.address),
      read: () => pictures.share(),
    },
    icon('/favicon.svg', 'image/svg+xml', () => pictures.favicon()),
    icon('/favicon.ico', 'image/x-icon', () => pictures.ico()),
    png('/apple-touch-icon.png', 'full', 180),
    png('/icon-192.png', 'tile', 192),
    png('/icon-512.png', 'tile', 512),
    png('/icon-maskable-192.png', 'full', 192),
    png('/icon-maskable-512.png', 'full', 512),
  ];
  const app = new Hono();
  for (const file of files)
    app.get(file.path, async (c: HonoContext, next: Next) => {
      const read = await company();
      const version = read ? file.versionOf(read) : undefined;
      if (version === undefined) return next();
      return (await send(c, file, c.req.query('v') === version)) ?? next();
    });
  return app;
}
