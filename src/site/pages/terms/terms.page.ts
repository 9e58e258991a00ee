import { definePage } from '../../define-page.ts';
import { termsPath } from './terms.path.ts';

export const page = definePage({
  name: 'terms',
  path: termsPath,
  load: async () => (await import('./terms-screen.tsx')).TermsScreen,
});
