import { useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { useQueryClient } from '#query/use-query.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { sessionQuery } from '../auth.queries.ts';
import type { AuthUser } from '../auth.ts';
import { setOwnLanguage } from '../staff-calls.ts';
import { LanguageChoice } from './language-choice.tsx';
import { teamTexts } from './team.texts.ts';

/** The language of the signed-in person: shown at once, and kept with them. */
export function OwnLanguagePanel({ user }: { user: AuthUser }) {
  const t = useTexts(teamTexts);
  const { language, toggleLanguage } = useLanguage();
  const client = useQueryClient();
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const [chosen, setChosen] = useState(user.language ?? language);

  function choose(next: typeof chosen): void {
    setChosen(next);
    void run(
      () => setOwnLanguage(next),
      () => {
        if (next !== language) toggleLanguage();
        showToast({ title: t('languageSaved') });
        return client.refetchQuery(sessionQuery());
      },
    );
  }
  return (
    <Panel
      title={t('ownLanguage')}
      foot={
        <p>
          <Unbroken>{t('ownLanguageText')}</Unbroken>
        </p>
      }
    >
      <PanelBody>
        <LanguageChoice label={t('language')} language={chosen} disabled={busy} onChoose={choose} />
        <FailureNote failure={failure} />
      </PanelBody>
    </Panel>
  );
}
