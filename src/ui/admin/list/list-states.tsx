import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '../../controls/button.tsx';
import { Skeleton, SkeletonList } from '../../feedback/skeleton.tsx';
import { StatePanel } from '../../feedback/state-panel.tsx';
import { describeCallFailure } from '../calls/describe-call-failure.ts';
import { FailureNote } from '../calls/failure-note.tsx';
import type { Loaded } from '../use-loaded.ts';
import { listStateTexts } from './list-states.texts.ts';
import type { Pages } from './use-pages.ts';
import './list-states.css';

/** Grey rows in place of a list; seen only when it takes longer than a moment. */
export function LoadingRows({ count = 4 }: { count?: number }) {
  const t = useTexts(listStateTexts);
  return (
    <SkeletonList count={count} label={t('loading')} className="loading">
      <Skeleton shape="meta" />
      <Skeleton />
    </SkeletonList>
  );
}

type LoadFailureProps = { error: unknown; onRetry: () => unknown };

/** In place of a list that could not be loaded. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const t = useTexts(listStateTexts);
  const { language } = useLanguage();
  return (
    <StatePanel
      kind="error"
      plain
      headingLevel={2}
      title={t('failed')}
      action={
        <Button variant="soft" onClick={() => void onRetry()}>
          {t('retry')}
        </Button>
      }
    >
      {describeCallFailure(error, language)}
    </StatePanel>
  );
}

/** In place of a part whose code could not be loaded; nothing until then. */
export function PartFailure({ of: { error, retry } }: { of: Loaded<unknown> }) {
  return error === null ? null : <LoadFailure error={error} onRetry={retry} />;
}

type ShowMoreProps = {
  more: Pages<unknown>['more'];
  /** How many the next page adds. */
  count?: number;
};

/** The end of a list that has more. */
export function ShowMore({ more, count }: ShowMoreProps) {
  const t = useTexts(listStateTexts);
  return (
    <div className="show-more">
      <FailureNote failure={more.failed ? t('moreFailed') : null} />
      <Button variant="soft" busy={more.loading} onClick={more.load}>
        {count === undefined ? t('more') : t('moreCount', { count })}
      </Button>
    </div>
  );
}
