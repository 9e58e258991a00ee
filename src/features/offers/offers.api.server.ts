import type { Hono } from 'hono';
import { toInstant } from '#core/clock.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { defineRead, mountReads } from '#platform/http/mount-reads.server.ts';
import { describeRead } from '#platform/http/read-call.server.ts';
import { getCurrentOffer, listRunningOffers } from './offers.repository.server.ts';
import { currentOfferSchema, runningOffersSchema } from './offers.schema.ts';

const currentOfferRead = defineRead({
  path: '/api/offers/current',
  describe: describeRead({
    summary: { en: 'The offer that runs now, or null', pt: 'A oferta em curso, ou null' },
    tag: 'offers',
    schema: currentOfferSchema,
  }),
  read({ database, clock }) {
    const now = toInstant(clock());
    return database.read((db) => getCurrentOffer(db, now));
  },
});

const runningOffersRead = defineRead({
  path: '/api/offers',
  describe: describeRead({
    summary: {
      en: 'The offers that run now, the one that ends last first',
      pt: 'As ofertas em curso, primeiro a que termina mais tarde',
    },
    tag: 'offers',
    schema: runningOffersSchema,
  }),
  read({ database, clock }) {
    const now = toInstant(clock());
    return database.read((db) => listRunningOffers(db, now));
  },
});

export function offersApi(): Hono<ApiEnv> {
  return mountReads([currentOfferRead, runningOffersRead]);
}
