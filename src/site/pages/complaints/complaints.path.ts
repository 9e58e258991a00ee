import { definePath } from '#core/page-path.ts';

export const complaintsPath = definePath('/complaints');
