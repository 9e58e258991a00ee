import { useTexts } from '#i18n/language-context.tsx';
import { ReloadButton } from '#ui/controls/reload-button.tsx';
import { FailureBox } from '#ui/feedback/failure-box.tsx';
import { brokenSectionTexts, sectionNames } from './broken-section.texts.ts';

export type SectionName = keyof typeof sectionNames.en;
export type BrokenSectionProps = { name: SectionName };

/** Which section could not be shown. Its button loads the page again, also without scripts. */
export function BrokenSection({ name }: BrokenSectionProps) {
  const t = useTexts(brokenSectionTexts);
  const nameOf = useTexts(sectionNames);
  return (
    <div className="section">
      <div className="wrap">
        <FailureBox
          roomy
          isAlert
          title={t('title', { name: nameOf(name) })}
          actions={<ReloadButton />}
        >
          <p>{t('text')}</p>
        </FailureBox>
      </div>
    </div>
  );
}
