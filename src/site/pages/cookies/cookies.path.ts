import { definePath } from '#core/page-path.ts';

export const cookiesPath = definePath('/cookies');
