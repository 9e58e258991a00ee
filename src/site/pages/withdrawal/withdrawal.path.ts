import { definePath } from '#core/page-path.ts';

export const withdrawalPath = definePath('/withdrawal');
