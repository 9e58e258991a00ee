import { definePage } from '../../define-page.ts';
import { cookiesPath } from './cookies.path.ts';

export const page = definePage({
  name: 'cookies',
  path: cookiesPath,
  load: async () => (await import('./cookies-screen.tsx')).CookiesScreen,
});
