import { type ReactNode, useState } from 'react';
import { formatSums } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Instant } from '#ui/admin/instant.tsx';
import { Panel, PanelBody } from '#ui/admin/layout/panel.tsx';
import { Button } from '#ui/controls/button.tsx';
import { detailsTexts } from '../details/admin/details.texts.ts';
import { PersonForm } from '../details/admin/person-form.tsx';
import type { PersonView } from '../people.schema.ts';
import { peopleTexts } from './people-admin.texts.ts';
import '#ui/admin/layout/facts.css';

/** The link that a telephone dials; spaces and brackets are no part of a number. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** A fact with its name; nothing where it is not known. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type PersonFactsProps = { person: PersonView; mayChange: boolean; onChanged: () => Promise<void> };

/** What is known about a person, and its correction. */
export function PersonFacts({ person, mayChange, onChanged }: PersonFactsProps) {
  const { language: shown } = useLanguage();
  const t = useTexts(peopleTexts);
  const texts = useTexts(detailsTexts);
  const [isEditing, setIsEditing] = useState(false);
  const { email, phone, company, language, newsletter, paid, createdAt } = person;
  if (isEditing)
    return (
      <Panel title={texts('editTitle')}>
        <PanelBody>
          <PersonForm person={person} onSaved={onChanged} onClose={() => setIsEditing(false)} />
        </PanelBody>
      </Panel>
    );
  return (
    <Panel
      title={t('facts')}
      action={
        mayChange ? (
          <Button variant="soft" onClick={() => setIsEditing(true)}>
            {texts('edit')}
          </Button>
        ) : undefined
      }
    >
      <PanelBody>
        <dl className="facts">
          <Fact name={texts('name')}>{person.name}</Fact>
          <Fact name={t('email')}>{email}</Fact>
          <Fact name={t('otherEmails')}>{person.otherEmails.join(', ')}</Fact>
          <Fact name={t('phone')}>{phone}</Fact>
          <Fact name={t('company')}>{company}</Fact>
          <Fact name={t('language')}>{t(`lang_${language}`)}</Fact>
          <Fact name={t('paid')}>{paid.length > 0 ? formatSums(paid, shown) : null}</Fact>
          <Fact name={t('newsletter')}>{newsletter && t(`newsletter_${newsletter}`)}</Fact>
          <Fact name={t('since')}>
            <Instant at={createdAt} />
          </Fact>
        </dl>
      </PanelBody>
    </Panel>
  );
}
