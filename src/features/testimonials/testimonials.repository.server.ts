import { omitNulls } from '#core/omit-nulls.ts';
import { pictureOf } from '#features/files/pictures/picture-of.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { prepareRead } from '#platform/database/prepare-read.server.ts';
import type { Testimonial } from './testimonials.ts';

function inOrder(db: Queryable) {
  return db
    .selectFrom('testimonials')
    .select(['id', 'name', 'position', 'positionPt', 'company', 'imageUrl', 'rating'])
    .select(['testimonial', 'testimonialPt', pictureOf('testimonials.imageUrl')])
    .orderBy('sort')
    .orderBy('id');
}

const selectAll = prepareRead(inOrder);
const selectFeatured = prepareRead((db) => inOrder(db).where('featured', '=', true));

/** Every testimonial, in the owner's order. */
export async function listTestimonials(db: Queryable): Promise<Testimonial[]> {
  return (await selectAll(db, {})).map(omitNulls);
}

/** The featured testimonials, in the owner's order. */
export async function listFeaturedTestimonials(db: Queryable): Promise<Testimonial[]> {
  return (await selectFeatured(db, {})).map(omitNulls);
}
