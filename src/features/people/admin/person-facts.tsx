import { useTexts } from '#i18n/language-context.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel } from '#ui/admin/layout/panel.tsx';
import type { PersonView } from '../people.schema.ts';
import { peopleTexts } from './people-admin.texts.ts';
import '#ui/admin/layout/facts.css';

/** The link that a telephone dials; spaces and brackets are no part of a number. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** What is known about a person. */
export function PersonFacts({ person }: { person: PersonView }) {
  const t = useTexts(peopleTexts);
  const { email, phone, language, createdAt } = person;
  return (
    <Panel title={t('facts')}>
      <div className="pan__b">
        <dl className="facts">
          <div>
            <dt>{t('email')}</dt>
            <dd>{email}</dd>
          </div>
          {phone ? (
            <div>
              <dt>{t('phone')}</dt>
              <dd>{phone}</dd>
            </div>
          ) : null}
          <div>
            <dt>{t('language')}</dt>
            <dd>{t(`lang_${language}`)}</dd>
          </div>
          <div>
            <dt>{t('since')}</dt>
            <dd>
              <Instant at={createdAt} />
            </dd>
          </div>
        </dl>
      </div>
    </Panel>
  );
}
