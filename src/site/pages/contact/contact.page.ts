import { definePage } from '../../define-page.ts';
import { contactPath } from './contact.path.ts';

export const page = definePage({
  name: 'contact',
  path: contactPath,
  load: () => import('./contact-screen.tsx'),
});
