import { definePath } from '#core/page-path.ts';

export const bookConsultationPath = definePath('/book-consultation');
