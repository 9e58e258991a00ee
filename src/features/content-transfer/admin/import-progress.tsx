import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import type { FollowedImport } from '../transfer.schema.ts';
import { transferTexts } from './content-transfer-admin.texts.ts';

type Progress = {
  /** Null while the file is on its way. */
  followed: FollowedImport | null;
  isCancelled: boolean;
  cancel(): void;
};

/** How far an import is, in words and as a bar, with the button that cancels it. */
export function ImportProgress({ followed, isCancelled, cancel }: Progress) {
  const t = useTexts(transferTexts);
  const { phase = 'reading', done = 0, total = 0 } = followed ?? {};
  const words =
    followed === null
      ? t('sending')
      : total === 0
        ? t('reading')
        : t(`${phase}Some`, { done, total });
  return (
    <div className="stack">
      <p>{words}</p>
      <ProgressBar label={words} value={total === 0 ? 0 : Math.floor((done / total) * 100)} />
      {followed ? (
        <div className="row">
          <Button variant="soft" busy={isCancelled} busyLabel={t('cancelling')} onClick={cancel}>
            {t('cancel')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
