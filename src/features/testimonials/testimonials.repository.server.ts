import { omitNulls } from '#core/omit-nulls.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Testimonial } from './testimonials.ts';

function inOrder(db: Queryable) {
  return db
    .selectFrom('testimonials')
    .select(['id', 'name', 'position', 'positionPt', 'company', 'imageUrl', 'rating'])
    .select(['testimonial', 'testimonialPt'])
    .orderBy('sort')
    .orderBy('id');
}

/** Every testimonial, in the owner's order. */
export async function listTestimonials(db: Queryable): Promise<Testimonial[]> {
  return (await inOrder(db).execute()).map(omitNulls);
}

/** The featured testimonials, in the owner's order. */
export async function listFeaturedTestimonials(db: Queryable): Promise<Testimonial[]> {
  return (await inOrder(db).where('featured', '=', true).execute()).map(omitNulls);
}
