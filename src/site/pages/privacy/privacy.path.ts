import { definePath } from '#core/page-path.ts';

export const privacyPath = definePath('/privacy');
