import type { Hono } from 'hono';
import { toInstant } from '#core/clock.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { defineRead, mountReads } from '#platform/http/mount-reads.server.ts';
import { describeRead } from '#platform/http/read-call.server.ts';
import { getCurrentOffer } from './offers.repository.server.ts';
import { currentOfferSchema } from './offers.schema.ts';

const currentOfferRead = defineRead({
  path: '/api/offers/current',
  describe: describeRead({
    summary: 'The offer that runs now, or null',
    tag: 'offers',
    schema: currentOfferSchema,
  }),
  read({ database, clock }) {
    const now = toInstant(clock());
    return database.read((db) => getCurrentOffer(db, now));
  },
});

export function offersApi(): Hono<ApiEnv> {
  return mountReads([currentOfferRead]);
}
