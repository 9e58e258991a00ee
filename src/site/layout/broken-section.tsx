import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useCurrentSearch } from '#ui/controls/current-search.ts';
import { FailureBox } from '#ui/feedback/failure-box.tsx';
import { HiddenInputs } from '#ui/form/hidden-inputs.tsx';
import { IconRetry } from '#ui/icons/icons.tsx';
import { brokenSectionTexts, sectionNames } from './broken-section.texts.ts';

export type SectionName = keyof typeof sectionNames.en;
export type BrokenSectionProps = { name: SectionName };

/** Which section could not be shown. Its button loads the page again, also without scripts. */
export function BrokenSection({ name }: BrokenSectionProps) {
  const t = useTexts(brokenSectionTexts);
  const nameOf = useTexts(sectionNames);
  const search = useCurrentSearch();
  const retry = (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        location.reload();
      }}
    >
      <HiddenInputs search={search} />
      <Button type="submit">
        <IconRetry />
        {t('retry')}
      </Button>
    </form>
  );
  return (
    <div className="section">
      <div className="wrap">
        <FailureBox roomy isAlert title={t('title', { name: nameOf(name) })} actions={retry}>
          <p>{t('text')}</p>
        </FailureBox>
      </div>
    </div>
  );
}
