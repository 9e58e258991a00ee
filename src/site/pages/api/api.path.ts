import { definePath } from '#core/page-path.ts';

export const apiPath = definePath('/api');
