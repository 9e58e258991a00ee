import { definePath } from '#core/page-path.ts';

export const subscriberPath = definePath('/admin/subscribers/:id');
