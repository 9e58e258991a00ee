import { defineKind } from '#features/content/kinds/define-kind.server.ts';
import { publicRows } from '#features/content/kinds/public-rows.server.ts';
import { testimonialFields } from './testimonials.content.ts';

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
