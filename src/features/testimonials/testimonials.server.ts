import * as z from 'zod/mini';
import { omitNulls } from '#core/omit-nulls.ts';
import { pictureSchema } from '#core/picture.schema.ts';
import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { publicRows } from '#features/content/kinds/public-rows.server.ts';
import { pictureOf } from '#features/files/pictures/picture-of.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { prepareRead } from '#platform/database/prepare-read.server.ts';
import { faceAddress } from '#ui/art/faces/face.ts';
import { figureOfTrade } from '#ui/art/faces/face-trades.ts';
import type { FigureName } from '#ui/art/scenes/figures.ts';
import { type Testimonial, testimonialFields } from './testimonials.ts';

/** Without `imageUrl` the site shows `face` and initials. `rating` is a whole number from 1 to 5. */
export const testimonialSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  position: z.string(),
  positionPt: z.optional(z.string()),
  company: z.string(),
  face: z.string(),
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
  /** The object that stands for them; null: that of their trade. */
  figure: FigureName | null;
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
    .select('figure')
    .select(['testimonial', 'testimonialPt', pictureOf('testimonials.imageUrl')])
    .orderBy('sort')
    .orderBy('id');
}

const selectAll = prepareRead(inOrder);
const selectFeatured = prepareRead((db) => inOrder(db).where('featured', '=', true));

type Row = Awaited<ReturnType<typeof selectAll>>[number];

function withFace({ figure, ...row }: Row): Testimonial {
  const { name, company, position } = row;
  const face = faceAddress(name, figure ?? figureOfTrade(company, position));
  return { ...omitNulls(row), face };
}

/** Every testimonial, in the owner's order. */
export async function listTestimonials(db: Queryable): Promise<Testimonial[]> {
  return (await selectAll(db, {})).map(withFace);
}

/** The featured testimonials, in the owner's order. */
export async function listFeaturedTestimonials(db: Queryable): Promise<Testimonial[]> {
  return (await selectFeatured(db, {})).map(withFace);
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
