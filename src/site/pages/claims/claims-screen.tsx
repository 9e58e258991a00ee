import { LegalPage } from '#features/legal/components/legal-page.tsx';
import { claimsText } from '#features/legal/pages/claims.ts';

export function Screen() {
  return <LegalPage text={claimsText} />;
}
