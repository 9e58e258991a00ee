import { definePath } from '#core/page-path.ts';

export const subscribersPath = definePath('/admin/subscribers');
