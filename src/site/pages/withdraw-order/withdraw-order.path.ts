import { definePath } from '#core/page-path.ts';

export const withdrawOrderPath = definePath('/withdrawal/:token');
