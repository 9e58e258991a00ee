import { definePath } from '#core/page-path.ts';

export const clientPortalPath = definePath('/client-portal');
