// First, because it declares the order of the style layers.
import '#ui/styles/global.css';

import { createRoot } from 'react-dom/client';
import { parseAddress } from '#core/site-address.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { allowForeignChanges } from '#ui/layout/foreign-changes.ts';
import { startLanguage } from '../language/stored-language.ts';
import { SignInApp } from './sign-in-app.tsx';
import { firstStep, languageOfStep } from './sign-in-step.ts';

allowForeignChanges();
const root = document.getElementById('root');
if (root) {
  const address = parseAddress(location.pathname);
  const step = firstStep(address);
  createRoot(root).render(
    <LanguageProvider start={languageOfStep(address, step, startLanguage())}>
      <SignInApp start={step} />
    </LanguageProvider>,
  );
}
