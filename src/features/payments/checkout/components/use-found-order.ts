import { useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { servicesPath } from '#paths.ts';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { localizedPath } from '../../components/leave-link.tsx';
import { checkoutTexts } from '../checkout.texts.ts';
import { type FoundOrder, findOrder } from '../find-order.ts';

/** Milliseconds before a visitor without an order is redirected to the services. */
export const redirectDelayMs = 2000;

/**
 * Returns the order of this visit; null until mounted, since the server has none. A toast reports a
 * missing or unparseable order. A missing one redirects to the services and replaces the history
 * entry, so that going back does not redirect again.
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
    const translate = latest.current.t;
    const missing = found === 'missing';
    showToast({
      variant: 'destructive',
      title: translate(missing ? 'missingTitle' : 'errorTitle'),
      description: translate(missing ? 'missingText' : 'errorText'),
    });
    if (!missing) return;
    const timer = setTimeout(
      () => location.replace(localizedPath(latest.current.language, servicesPath.href())),
      redirectDelayMs,
    );
    return () => clearTimeout(timer);
  }, [found, showToast]);

  return found;
}
