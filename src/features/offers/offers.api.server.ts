import { Hono } from 'hono';
import { toInstant } from '#core/clock.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { describeRead, respondWithContent } from '#platform/http/read-call.server.ts';
import { getCurrentOffer } from './offers.repository.server.ts';
import { currentOfferSchema } from './offers.schema.ts';

export function offersApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get(
    '/api/offers/current',
    describeRead({
      summary: 'The offer that runs now, or null',
      tag: 'offers',
      schema: currentOfferSchema,
    }),
    async (c) => {
      const { database, clock } = c.var.context;
      const now = toInstant(clock());
      return respondWithContent(c, await database.read((db) => getCurrentOffer(db, now)));
    },
  );
}
