import { definePath } from '#core/page-path.ts';

export const teamPath = definePath('/team');
