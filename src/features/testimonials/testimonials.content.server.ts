import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { publicRows } from '#features/content/kinds/public-rows.server.ts';
import { testimonialFields } from './testimonials.content.ts';

export const testimonialKind = defineKind({
  name: 'testimonials',
  fields: testimonialFields,
  titleField: 'name',
  public: { table: 'testimonials', id: 'id', title: 'name', sort: 'sort' },
  ...publicRows({ table: 'testimonials', fields: testimonialFields, sorted: true }),
});
