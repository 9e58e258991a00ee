import { definePath } from '#core/page-path.ts';

export const orderPath = definePath('/admin/orders/:reference');
