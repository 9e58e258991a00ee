import { definePath } from '#core/page-path.ts';

export const unsubscribeNewsletterPath = definePath('/newsletter/unsubscribe/:token');
