import { useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { servicesPath } from '#site/pages/services/services.path.ts';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { checkoutTexts } from '../checkout.texts.ts';
import { type FoundOrder, findOrder } from '../find-order.ts';
import { addressIn } from './leave-link.tsx';

/** How long the reason is shown before a visitor without an order is taken to the services. */
export const redirectDelayMs = 2000;

/**
 * The order of this visit; null until the page is mounted, since the server knows none. A missing
 * or unparseable one is said by a toast. A missing one leads to the services, in place of this
 * address: going back from there must not come here again.
 */
export function useFoundOrder(): FoundOrder | null {
  const showToast = useToast();
  const { language } = useLanguage();
  const t = useTexts(checkoutTexts);
  const latest = useRef({ language, t });
  latest.current = { language, t };
  const [found, setFound] = useState<FoundOrder | null>(null);

  useEffect(() => setFound(findOrder(location.search)), []);

  useEffect(() => {
    if (found !== 'missing' && found !== 'unparseable') return;
    const say = latest.current.t;
    const missing = found === 'missing';
    showToast({
      variant: 'destructive',
      title: say(missing ? 'missingTitle' : 'errorTitle'),
      description: say(missing ? 'missingText' : 'errorText'),
    });
    if (!missing) return;
    const timer = setTimeout(
      () => location.replace(addressIn(latest.current.language, servicesPath.href())),
      redirectDelayMs,
    );
    return () => clearTimeout(timer);
  }, [found, showToast]);

  return found;
}
