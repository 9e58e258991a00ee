import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { changePerson, leaveDetail } from '../../people-calls.ts';
import type { EntryHref } from '../../timeline/admin/timeline.tsx';
import type { Difference } from '../details.ts';
import { detailSentence, shownDetail } from './detail-sentence.ts';
import { detailsTexts } from './details.texts.ts';
import '#ui/admin/layout/rows.css';
import './differences.css';

type DifferencesProps = {
  personId: string;
  /** What is known of the person, which stays unless it is replaced. */
  known: Record<Difference['field'], string | null>;
  differences: readonly Difference[];
  mayChange: boolean;
  hrefOf: EntryHref;
  /** Where a person merged into this one is shown. */
  personHref: (id: string) => string;
  onChanged: () => Promise<void>;
};

/** What forms say of a person other than what is known; one press takes it over. */
export function Differences({
  personId,
  known,
  differences,
  mayChange,
  hrefOf,
  personHref,
  onChanged,
}: DifferencesProps) {
  const t = useTexts(detailsTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  if (differences.length === 0) return null;

  const take = ({ field, value }: Difference) =>
    run(
      () => changePerson(personId, { [field]: value }, language),
      () => {
        showToast({ title: t('taken') });
        return onChanged();
      },
    );
  const leave = (difference: Difference) =>
    run(
      () => leaveDetail(personId, difference, language),
      () => {
        showToast({ title: t('left') });
        return onChanged();
      },
    );

  return (
    <Panel title={t('differences')} count={differences.length}>
      <PanelBody>
        <p>{t('differencesText')}</p>
        <ul className="rows rows--2 rows--flush differences">
          {differences.map((difference) => {
            const { kind, record, at, isConfirmed } = difference;
            const said = detailSentence(difference, language);
            const href = kind === 'person' ? personHref(record) : hrefOf({ kind, record });
            const value = known[difference.field];
            const source = t(`kind_${kind}`);
            return (
              <li key={said}>
                <div>
                  <strong>{said}</strong>
                  {value ? (
                    <small>
                      {t('known', {
                        value: shownDetail({ field: difference.field, value }, language),
                      })}
                    </small>
                  ) : null}
                  <small>
                    {href ? <Link to={href}>{source}</Link> : source}, <Instant at={at} />,{' '}
                    {t(isConfirmed ? 'confirmed' : 'unconfirmed')}
                  </small>
                </div>
                {mayChange ? (
                  <div className="row">
                    <Button
                      disabled={busy}
                      aria-label={t('takeThis', { value: said })}
                      onClick={() => void take(difference)}
                    >
                      {t('take')}
                    </Button>
                    <Button
                      variant="soft"
                      disabled={busy}
                      aria-label={t('leaveThis', { value: said })}
                      onClick={() => void leave(difference)}
                    >
                      {t('leave')}
                    </Button>
                  </div>
                ) : null}
              </li>
            );
          })}
        </ul>
        <FailureNote failure={failure} />
      </PanelBody>
    </Panel>
  );
}
