import { queryOptions } from '#query/query-options.ts';
import type { Testimonial } from './testimonials.ts';

const fiveMinutes = 5 * 60_000;

export function testimonialsQuery() {
  return queryOptions<Testimonial[]>({ queryKey: ['/api/testimonials'], staleTime: fiveMinutes });
}

export function featuredTestimonialsQuery() {
  return queryOptions<Testimonial[]>({
    queryKey: ['/api/testimonials/featured'],
    staleTime: fiveMinutes,
  });
}
