import { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { describeRead, respondWithContent } from '#platform/http/read-call.server.ts';
import { listFeaturedTestimonials, listTestimonials } from './testimonials.repository.server.ts';
import { testimonialsSchema } from './testimonials.schema.ts';

const shape = { tag: 'testimonials', schema: testimonialsSchema };

export function testimonialsApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/api/testimonials', describeRead({ summary: 'Every testimonial', ...shape }), async (c) =>
      respondWithContent(c, await c.var.context.database.read(listTestimonials)),
    )
    .get(
      '/api/testimonials/featured',
      describeRead({ summary: 'The featured testimonials', ...shape }),
      async (c) =>
        respondWithContent(c, await c.var.context.database.read(listFeaturedTestimonials)),
    );
}
