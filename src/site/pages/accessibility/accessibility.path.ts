import { definePath } from '#core/page-path.ts';

export const accessibilityPath = definePath('/accessibility');
