import { definePath } from '#core/page-path.ts';

export const peoplePath = definePath('/admin/people');
