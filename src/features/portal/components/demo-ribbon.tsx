import { useTexts } from '#i18n/language-context.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { portalTexts } from '../portal.texts.ts';
import './demo-ribbon.css';

/** States above the portal that its data is not real. */
export function DemoRibbon() {
  const t = useTexts(portalTexts);
  return (
    <p className="portal-ribbon">
      <Badge variant="review">{t('demo')}</Badge>
      {t('demoNote')}
    </p>
  );
}
