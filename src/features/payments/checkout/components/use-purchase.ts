import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { amountOfPrice } from '#core/money.ts';
import { withPrefix } from '#core/site-address.ts';
import { catalogTexts } from '#features/catalog/catalog.texts.ts';
import type { ServicePackage } from '#features/catalog/catalog.ts';
import type { PurchaseFailure } from '#features/catalog/components/packages-section.tsx';
import { prefixOf } from '#i18n/language.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { checkoutPath } from '#paths.ts';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { writeCurrentOrder } from '../checkout.ts';

/** Milliseconds between the press and the redirect to the checkout. */
const redirectDelay = 800;

type Pending = { id: string; timer: ReturnType<typeof setTimeout> };

/**
 * Starts the purchase of a package: stores its order, shows a toast, and after 800 ms opens the
 * checkout with a full page load. Pressing the same package again does nothing; pressing another one
 * replaces it.
 */
export function usePurchase() {
  const showToast = useToast();
  const { language } = useLanguage();
  const t = useTexts(catalogTexts);
  const [processing, setProcessing] = useState<string | null>(null);
  const [failure, setFailure] = useState<PurchaseFailure | null>(null);
  const pending = useRef<Pending | null>(null);
  useEffect(() => () => clearTimeout(pending.current?.timer), []);

  function stop(): void {
    clearTimeout(pending.current?.timer);
    pending.current = null;
    setProcessing(null);
  }

  function purchase(pack: ServicePackage): void {
    const { id, name: en, namePt, price } = pack;
    if (pending.current?.id === id) return;
    stop();
    setFailure(null);
    const name = localize(language, en, namePt).text;
    const written = writeCurrentOrder({ id, name, price: amountOfPrice(price) });
    if (!written.ok) {
      const isPayable = written.refusal === 'not_kept';
      setFailure({ payable: isPayable ? pack : null });
      showToast({
        title: t('paymentError'),
        description: t('paymentErrorDescription'),
        variant: 'destructive',
      });
      return;
    }
    setProcessing(id);
    const timer = setTimeout(() => {
      // Shown before the page is left, so that one restored from the back-forward cache is not busy.
      flushSync(stop);
      location.assign(withPrefix(prefixOf[language], checkoutPath.href()));
    }, redirectDelay);
    pending.current = { id, timer };
    showToast({
      title: t('paymentInitiated'),
      description: t('redirecting', { name }),
      variant: 'info',
    });
  }

  return { processing, failure, purchase };
}
