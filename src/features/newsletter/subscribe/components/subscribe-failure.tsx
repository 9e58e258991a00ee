import { ReachLine, useContact } from '#features/company/components/reach-links.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { Unbroken } from '#i18n/unbroken.tsx';
import { FailureBox } from '#ui/feedback/failure-box.tsx';
import { newsletterTexts } from '../../newsletter.texts.ts';

type SubscribeFailureBoxProps = {
  /** Why nothing was subscribed. */
  reason: string;
  /** Whether the address is on the list already. */
  isListed: boolean;
};

/** Why an address was not subscribed, and what to do: look for the mail, or reach the company. */
export function SubscribeFailureBox({ reason, isListed }: SubscribeFailureBoxProps) {
  const t = useTexts(newsletterTexts);
  const contact = useContact();
  return (
    <FailureBox
      title={t(isListed ? 'alreadySubscribed' : 'subscriptionError')}
      reach={isListed ? null : <ReachLine contact={contact} words={t('reach')} />}
    >
      <p>
        <Unbroken>{reason}</Unbroken>
      </p>
      {isListed ? (
        <p>
          <Unbroken>{t('alreadyMore')}</Unbroken>
        </p>
      ) : null}
    </FailureBox>
  );
}
