import { Hono } from 'hono';
import { type Clock, toInstant } from '#core/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { answerContent, describeRead } from '#platform/http/read-call.server.ts';
import { getCurrentOffer } from './offers.repository.server.ts';
import { currentOfferSchema } from './offers.schema.ts';

export function offersApi({ database, clock }: { database: Database; clock: Clock }) {
  return new Hono().get(
    '/api/offers/current',
    describeRead({
      summary: 'The offer that runs now, or null',
      room: 'offers',
      schema: currentOfferSchema,
    }),
    async (context) => {
      const now = toInstant(clock());
      return answerContent(context, await database.read((db) => getCurrentOffer(db, now)));
    },
  );
}
