import type { Hono } from 'hono';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { defineRead, mountReads } from '#platform/http/mount-reads.server.ts';
import { describeRead } from '#platform/http/read-call.server.ts';
import { listFeaturedTestimonials, listTestimonials } from './testimonials.repository.server.ts';
import { testimonialsSchema } from './testimonials.schema.ts';

const shape = { tag: 'testimonials', schema: testimonialsSchema };

const testimonialsRead = defineRead({
  path: '/api/testimonials',
  describe: describeRead({
    summary: { en: 'Every testimonial', pt: 'Todos os testemunhos' },
    ...shape,
  }),
  read: ({ database }) => database.read(listTestimonials),
});

const featuredRead = defineRead({
  path: '/api/testimonials/featured',
  describe: describeRead({
    summary: { en: 'The featured testimonials', pt: 'Os testemunhos em destaque' },
    ...shape,
  }),
  read: ({ database }) => database.read(listFeaturedTestimonials),
});

export function testimonialsApi(): Hono<ApiEnv> {
  return mountReads([testimonialsRead, featuredRead]);
}
