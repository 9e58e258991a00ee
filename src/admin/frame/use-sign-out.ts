import { apiRequest } from '#core/api-request.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { signInAddress } from '../session/sign-in-address.ts';
import { whileSigningOut } from '../session/signing-out.ts';
import { frameTexts } from './frame.texts.ts';

/** Returns a function that ends the session and leaves for the sign-in page. */
export function useSignOut(): () => Promise<void> {
  const t = useTexts(frameTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  return async () => {
    try {
      await whileSigningOut(async () => {
        await apiRequest('/api/session', { method: 'DELETE' });
        location.assign(signInAddress(language));
      });
    } catch {
      showToast({ variant: 'destructive', title: t('signOutFailed') });
    }
  };
}
