import { useTexts } from '#i18n/language-context.tsx';
import { Button } from '../../controls/button.tsx';
import { FailureNote } from '../calls/failure-note.tsx';
import { nextOfList } from './list-pages.ts';
import { listStateTexts } from './list-states.texts.ts';
import type { Pages } from './use-pages.ts';
import './list-states.css';

type ListFootProps = { shown: number; total: number; more: Pages<unknown>['more'] };

/** How much of a list is shown, and the button that shows more. */
export function ListFoot({ shown, total, more }: ListFootProps) {
  const t = useTexts(listStateTexts);
  const next = nextOfList(shown, total);
  return (
    <div className="list-foot">
      <FailureNote failure={more.failed ? t('moreFailed') : null} />
      <span role="status">{t('range', { shown, total })}</span>
      {next > 0 ? (
        <Button variant="text" busy={more.loading} onClick={more.load}>
          {t('moreCount', { count: next })}
        </Button>
      ) : null}
    </div>
  );
}
