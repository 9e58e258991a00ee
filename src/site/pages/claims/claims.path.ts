import { definePath } from '#core/page-path.ts';

export const claimsPath = definePath('/claims');
