import { definePath } from '#core/page-path.ts';

export const personPath = definePath('/admin/people/:id');
