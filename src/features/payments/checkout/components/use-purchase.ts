import { useEffect, useRef, useState } from 'react';
import { amountOfPrice } from '#core/money.ts';
import { withPrefix } from '#core/site-address.ts';
import { catalogTexts } from '#features/catalog/catalog.texts.ts';
import type { ServicePackage } from '#features/catalog/catalog.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { checkoutPath } from '#site/pages/checkout/checkout.path.ts';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { writeCurrentOrder } from '../checkout.ts';

/** Milliseconds between the press and the way to the checkout. */
const redirectDelay = 800;

type Pending = { id: string; timer: ReturnType<typeof setTimeout> };

/**
 * Buying a package: its order is kept for the checkout, a toast says so, and after 800 ms the
 * checkout is entered by a full load. A second press of the same package changes nothing; another
 * package takes its place.
 */
export function usePurchase() {
  const showToast = useToast();
  const { language } = useLanguage();
  const t = useTexts(catalogTexts);
  const [processing, setProcessing] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const pending = useRef<Pending | null>(null);
  useEffect(() => () => clearTimeout(pending.current?.timer), []);

  function stop(): void {
    clearTimeout(pending.current?.timer);
    pending.current = null;
    setProcessing(null);
  }

  function purchase({ id, name: en, namePt, price }: ServicePackage): void {
    if (pending.current?.id === id) return;
    stop();
    setFailed(false);
    const name = localize(language, en, namePt).text;
    try {
      writeCurrentOrder({ id, name, price: amountOfPrice(price) });
    } catch {
      setFailed(true);
      showToast({
        title: t('paymentError'),
        description: t('paymentErrorDescription'),
        variant: 'destructive',
      });
      return;
    }
    setProcessing(id);
    const timer = setTimeout(() => {
      stop();
      location.assign(withPrefix(language === 'pt' ? '/pt' : '', checkoutPath.href()));
    }, redirectDelay);
    pending.current = { id, timer };
    showToast({
      title: t('paymentInitiated'),
      description: t('redirecting', { name }),
      variant: 'info',
    });
  }

  return { processing, failed, purchase };
}
