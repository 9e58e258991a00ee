import { definePath } from '#core/page-path.ts';

export const subscriptionPath = definePath('/subscription/:token');
