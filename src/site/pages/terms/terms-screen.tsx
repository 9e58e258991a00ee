import { LegalPage } from '#features/legal/components/legal-page.tsx';
import { termsText } from '#features/legal/pages/terms.ts';

export function Screen() {
  return <LegalPage text={termsText} />;
}
