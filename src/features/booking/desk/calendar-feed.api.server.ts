import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { codes, describeCall } from '#platform/http/describe-call.server.ts';
import { refusalResponse } from '../book/refusal-response.server.ts';
import { showCalendarFeed } from './calendar-feed.server.ts';

const describeFeed = describeCall({
  summary: {
    en: 'Returns all bookings as a calendar; the address is secret',
    pt: 'Devolve todas as marcações como agenda; o endereço é secreto',
  },
  tag: 'booking',
  responses: {
    200: {
      description: { en: 'The calendar (RFC 5545)', pt: 'A agenda (RFC 5545)' },
      content: { 'text/calendar': {} },
    },
    304: { description: { en: 'The calendar has not changed', pt: 'A agenda não mudou' } },
  },
  problems: { 404: codes('not_found') },
});

/** `GET /api/bookings/feed/<secret>.ics`. */
export function calendarFeedApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/api/bookings/feed/:file{.+\\.ics}', describeFeed, async (c) => {
    c.header('Cache-Control', 'no-store');
    const calendar = await showCalendarFeed(
      c.var.context,
      c.req.param('file').slice(0, -'.ics'.length),
    );
    if (calendar === null)
      return refusalResponse(c, { code: 'not_found' }, { language: 'en', isToday: false });
    const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
    c.header('ETag', etag);
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304);
    return c.body(calendar, 200, { 'Content-Type': 'text/calendar; charset=utf-8' });
  });
}
