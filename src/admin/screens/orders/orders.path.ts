import { definePath } from '#core/page-path.ts';

export const ordersPath = definePath('/admin/orders');
