// First, because it declares the order of the style layers.
import '#ui/styles/global.css';

import { createRoot } from 'react-dom/client';
import { parseAddress } from '#core/site-address.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { SignInApp } from './sign-in-app.tsx';
import { firstStep } from './sign-in-step.ts';

const root = document.getElementById('root');
if (root) {
  const address = parseAddress(location.pathname);
  createRoot(root).render(
    <LanguageProvider start={address.prefix === '/pt' ? 'pt' : 'en'}>
      <SignInApp start={firstStep(address)} />
    </LanguageProvider>,
  );
}
