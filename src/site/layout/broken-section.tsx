import { useTexts } from '#i18n/language-context.tsx';
import { ReloadButton } from '#ui/controls/reload-button.tsx';
import { FailureBox } from '#ui/feedback/failure-box.tsx';
import { getKeptAnswer } from '#ui/feedback/kept-answer.ts';
import { brokenSectionTexts, sectionNames } from './broken-section.texts.ts';

export type SectionName = keyof typeof sectionNames.en;
export type BrokenSectionProps = { name: SectionName };

/** Which section could not be shown, after what was stored before, if anything. Its button loads the page again, also without scripts. */
export function BrokenSection({ name }: BrokenSectionProps) {
  const t = useTexts(brokenSectionTexts);
  const nameOf = useTexts(sectionNames);
  const answer = getKeptAnswer();
  const failed = t('title', { name: nameOf(name) });
  return (
    <div className="section">
      <div className="wrap">
        <FailureBox
          roomy
          isAlert
          title={answer ? (answer.title ?? t('answered')) : failed}
          actions={<ReloadButton />}
        >
          {answer ? (
            <>
              {answer.text ? <p>{answer.text}</p> : null}
              <p>
                {t('answeredText')} {failed}.
              </p>
            </>
          ) : (
            <p>{t('text')}</p>
          )}
        </FailureBox>
      </div>
    </div>
  );
}
