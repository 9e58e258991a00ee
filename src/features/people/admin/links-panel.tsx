import { useTexts } from '#i18n/language-context.tsx';
import { asClientPath } from '#paths.ts';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import type { PersonView } from '../people.schema.ts';
import { endLinks } from '../people-calls.ts';
import { peopleTexts } from './people-admin.texts.ts';

/** How many mailed links open a person's own page, and the press that ends them all. */
export function LinksPanel({
  person,
  onChanged,
}: {
  person: PersonView;
  onChanged: () => Promise<void>;
}) {
  const t = useTexts(peopleTexts);
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const { id, openLinks: count } = person;
  const said =
    count === 0 ? t('linksText_0') : count === 1 ? t('linksText_1') : t('linksText', { count });
  return (
    <Panel title={t('links')}>
      <PanelBody>
        <p>{said}</p>
        <p>
          <a className="link" href={asClientPath.href({ id })} target="_blank" rel="noreferrer">
            {t('seeAsClient')}
          </a>
        </p>
        <FailureNote failure={failure} />
        {count > 0 ? (
          <div className="row">
            <Button
              variant="redline"
              busy={busy}
              onClick={() =>
                void run(
                  () => endLinks(id),
                  async () => {
                    showToast({ title: t('linksEnded') });
                    await onChanged();
                  },
                )
              }
            >
              {t('endLinks')}
            </Button>
          </div>
        ) : null}
      </PanelBody>
    </Panel>
  );
}
