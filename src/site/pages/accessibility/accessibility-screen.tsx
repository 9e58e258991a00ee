import { LegalPage } from '#features/legal/components/legal-page.tsx';
import { accessibilityText } from '#features/legal/pages/accessibility.ts';

export function Screen() {
  return <LegalPage text={accessibilityText} />;
}
