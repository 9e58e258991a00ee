import { definePath } from '#core/page-path.ts';

/** A piece of content in the editor; the id `new` begins one. */
export const contentRecordPath = definePath('/admin/content/:kind/:id');
