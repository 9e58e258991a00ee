import { LegalPage } from '#features/legal/components/legal-page.tsx';
import { cookiesText } from '#features/legal/pages/cookies.ts';

export function Screen() {
  return <LegalPage text={cookiesText} />;
}
