import { definePath } from '#core/page-path.ts';

export const contentOrderPath = definePath('/admin/content/:kind/order');
