import { LegalPage } from '#features/legal/components/legal-page.tsx';
import { complaintsText } from '#features/legal/pages/complaints.ts';

export function Screen() {
  return <LegalPage text={complaintsText} />;
}
