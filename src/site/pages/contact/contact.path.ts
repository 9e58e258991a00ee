import { definePath } from '#core/page-path.ts';

export const contactPath = definePath('/contact');
