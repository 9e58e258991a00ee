import { definePath } from '#core/page-path.ts';

export const checkoutPath = definePath('/checkout');
