import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { usePostedForm } from '#ui/form/posted-form.tsx';
import { fetchCardChange, finishCardChange } from '../subscriber.queries.ts';
import type { Subscriber } from '../subscriber.schema.ts';
import { subscriberTexts } from '../subscriber.texts.ts';
import { CallFailed } from './call-failed.tsx';
import { useCardForm } from './use-card-form.ts';

type ChangeCardProps = { token: string; subscriber: Subscriber };

/** Changes the card of the next charges, while nothing is due. */
export function ChangeCard({ token, subscriber }: ChangeCardProps) {
  const t = useTexts(subscriberTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const posted = usePostedForm();
  const { busy, opened, hasFailed, open, close } = useCardForm(() => fetchCardChange(token));

  async function finish(change: string): Promise<void> {
    await finishCardChange(token, change);
    close();
    showToast({ title: t('cardChanged') });
  }

  return (
    <section className="card card--pad">
      <h2>{t('cardTitle')}</h2>
      <p>{t(posted ? 'cardNeedsScripts' : 'cardText')}</p>
      {opened ? (
        <opened.Form
          card={opened.card}
          amount={formatMoney({ cents: 0, currency: subscriber.currency }, language)}
          button={t('saveCard')}
          onAccepted={finish}
        />
      ) : null}
      {posted ? null : (
        <div className="row">
          {opened ? (
            <Button variant="line" onClick={close}>
              {t('keepCard')}
            </Button>
          ) : (
            <Button variant="line" busy={busy} onClick={() => void open()}>
              {t('changeCard')}
            </Button>
          )}
        </div>
      )}
      {hasFailed ? <CallFailed /> : null}
    </section>
  );
}
