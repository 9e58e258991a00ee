import type { ComponentType, ReactNode } from 'react';
import { type Company, telHref } from '#features/company/company.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { keepCountsWhole } from '#i18n/unbroken-words.ts';
import { IconMail, IconPhone, IconSpeech } from '#ui/icons/frame-icons.tsx';
import type { IconProps } from '#ui/icons/icon.tsx';
import { IconBuilding, IconClock, IconPin, IconReceipt } from '#ui/icons/icons.tsx';
import { PostalAddress } from '#ui/layout/postal-address.tsx';
import { contactScreenTexts } from '../contact-screen.texts.ts';
import { OutsideLink } from './outside-link.tsx';
import { whatsappHref } from './outside-links.ts';
import '#ui/layout/card.css';
import './contact-details.css';

type FactProps = { icon: ComponentType<IconProps>; label: string; children: ReactNode };

function Fact({ icon: FactIcon, label, children }: FactProps) {
  return (
    <div>
      <dt>
        <FactIcon />
        {label}
      </dt>
      {children}
    </div>
  );
}

/** Phone and WhatsApp, in one fact if the numbers are the same. */
function PhoneFacts({ phone, whatsapp }: Pick<Company, 'phone' | 'whatsapp'>) {
  const t = useTexts(contactScreenTexts);
  const call = (
    <a href={telHref(phone)} translate="no">
      {phone}
    </a>
  );
  const chat = (label: string) => <OutsideLink href={whatsappHref(whatsapp)}>{label}</OutsideLink>;
  if (phone === whatsapp)
    return (
      <Fact icon={IconPhone} label={t('phoneAndWhatsapp')}>
        <dd>{call}</dd>
        <dd>{chat(t('writeOnWhatsapp'))}</dd>
      </Fact>
    );
  return (
    <>
      <Fact icon={IconPhone} label={t('phone')}>
        <dd>{call}</dd>
      </Fact>
      <Fact icon={IconSpeech} label={t('whatsapp')}>
        <dd translate="no">{chat(whatsapp)}</dd>
      </Fact>
    </>
  );
}

/** The company's address, contact details, opening hours and legal name. */
export function ContactDetails({ company }: { company: Company }) {
  const t = useTexts(contactScreenTexts);
  return (
    <section className="card card--pad" aria-labelledby="office">
      <h2 className="sr" id="office">
        {t('office')}
      </h2>
      <dl className="contact-facts">
        <Fact icon={IconPin} label={t('address')}>
          <dd>
            <PostalAddress company={company} />, {t('country')}
          </dd>
        </Fact>
        <PhoneFacts phone={company.phone} whatsapp={company.whatsapp} />
        <Fact icon={IconMail} label={t('email')}>
          <dd>
            <a href={`mailto:${company.email}`} translate="no">
              {company.email}
            </a>
          </dd>
        </Fact>
        <Fact icon={IconClock} label={t('hours')}>
          <dd>
            <Localized
              en={keepCountsWhole(company.openingHours)}
              pt={keepCountsWhole(company.openingHoursPt)}
            />
            , {t('zone')}
          </dd>
        </Fact>
        <Fact icon={IconBuilding} label={t('company')}>
          <dd translate="no">{company.legalName}</dd>
        </Fact>
        <Fact icon={IconReceipt} label={t('nipc')}>
          <dd className="num" translate="no">
            {company.nipc}
          </dd>
        </Fact>
      </dl>
    </section>
  );
}
