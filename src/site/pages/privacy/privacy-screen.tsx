import { LegalPage } from '#features/legal/components/legal-page.tsx';
import { privacyText } from '#features/legal/pages/privacy.ts';

export function Screen() {
  return <LegalPage text={privacyText} />;
}
