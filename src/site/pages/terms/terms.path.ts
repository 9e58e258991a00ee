import { definePath } from '#core/page-path.ts';

export const termsPath = definePath('/terms');
