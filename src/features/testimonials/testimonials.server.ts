import * as z from 'zod/mini';
import { omitNulls } from '#core/omit-nulls.ts';
import { pictureSchema } from '#core/picture.schema.ts';
import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { publicRows } from '#features/content/kinds/public-rows.server.ts';
import { pictureOf } from '#features/files/pictures/picture-of.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { prepareRead } from '#platform/database/prepare-read.server.ts';
import { type Testimonial, testimonialFields } from './testimonials.ts';

/** Without `imageUrl` the site shows initials. `rating` is a whole number from 1 to 5. */
export const testimonialSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  position: z.string(),
  positionPt: z.optional(z.string()),
  company: z.string(),
  imageUrl: z.optional(z.string()),
  picture: z.optional(pictureSchema),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  testimonial: z.string(),
  testimonialPt: z.optional(z.string()),
});

export const testimonialsSchema = z.array(testimonialSchema);

export type TestimonialTable = {
  id: string;
  name: string;
  position: string;
  positionPt: string | null;
  company: string;
  imageUrl: string | null;
  rating: number;
  testimonial: string;
  testimonialPt: string | null;
  featured: boolean;
  sort: number;
};

export type TestimonialsTables = {
  testimonials: TestimonialTable;
};

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

const rows = publicRows({ table: 'testimonials', fields: testimonialFields, sorted: true });

export const testimonialKind = defineKind({
  name: 'testimonials',
  fields: testimonialFields,
  titleField: 'name',
  public: { table: 'testimonials', id: 'id', title: 'name', sort: 'sort' },
  ...rows,
  // The page shows the first ones alone until a visitor asks for more.
  async writePreview(trx, record) {
    const outcome = await rows.write(trx, record);
    await trx.updateTable('testimonials').set({ sort: -1 }).where('id', '=', record.id).execute();
    return outcome;
  },
});
