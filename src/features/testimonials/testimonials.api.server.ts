import { Hono } from 'hono';
import type { Clock } from '#core/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { answerContent, describeRead } from '#platform/http/read-call.server.ts';
import { listFeaturedTestimonials, listTestimonials } from './testimonials.repository.server.ts';
import { testimonialsSchema } from './testimonials.schema.ts';

const shape = { room: 'testimonials', schema: testimonialsSchema };

export function testimonialsApi({ database }: { database: Database; clock: Clock }) {
  return new Hono()
    .get(
      '/api/testimonials',
      describeRead({ summary: 'Every testimonial', ...shape }),
      async (context) => answerContent(context, await database.read(listTestimonials)),
    )
    .get(
      '/api/testimonials/featured',
      describeRead({ summary: 'The featured testimonials', ...shape }),
      async (context) => answerContent(context, await database.read(listFeaturedTestimonials)),
    );
}
