import { timingSafeEqual } from 'node:crypto';
import { Hono, type Context as HonoContext } from 'hono';
import { hashToken } from '#core/ids.server.ts';
import { translate } from '#i18n/texts.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { streamBody } from '#platform/http/stream-body.server.ts';
import { describeMailIn } from './mail-in.docs.server.ts';
import { mailInTexts } from './mail-in.texts.ts';
import { receiveMail } from './receive-mail.server.ts';

const mostBytes = 25_000_000;
/** `curl --data-binary` and most programs that pass a stream on send the second. */
const types = ['message/rfc822', 'application/octet-stream'];

/** Compares hashes, of one length, in a time that does not tell how much of a guess is right. */
function isSecret(given: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(secret)));
}

/** Returns the body, null above the limit, of which no more is read. */
async function readBody(c: HonoContext): Promise<Uint8Array | null> {
  if (Number(c.req.header('Content-Length') ?? 0) > mostBytes) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of streamBody(c)) {
    size += chunk.length;
    if (size > mostBytes) return null;
    // The stream takes each chunk's memory back.
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks);
}

const statuses = {
  not_found: 404,
  too_large: 413,
  type_not_allowed: 415,
  empty: 422,
  storage_unavailable: 503,
} as const;

function refuseMail(c: HonoContext, code: keyof typeof statuses): Response {
  const title = translate(mailInTexts, 'en', code);
  const titlePt = translate(mailInTexts, 'pt', code);
  const more = code === 'type_not_allowed' ? { allowed: types } : {};
  return problem(c, { status: statuses[code], code, title, titlePt, ...more });
}

/** `POST /api/mail-in/<secret>`: a mail server hands over one raw message. */
export function mailInApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>().post('/api/mail-in/:secret', describeMailIn, async (c) => {
    c.header('Cache-Control', 'no-store');
    const { context } = c.var;
    const { mailIn } = context;
    if (mailIn === null || !isSecret(pathParam(c, 'secret'), mailIn.secret))
      return refuseMail(c, 'not_found');
    const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (!types.includes(type)) return refuseMail(c, 'type_not_allowed');
    const raw = await readBody(c);
    if (raw === null) return refuseMail(c, 'too_large');
    if (raw.length === 0) return refuseMail(c, 'empty');
    const outcome = await receiveMail(context, raw);
    if (!outcome.ok) return refuseMail(c, outcome.refusal);
    context.logger.info({ place: outcome.value.place, bytes: raw.length }, 'a mail came in');
    return c.json(outcome.value, 202);
  });
}
