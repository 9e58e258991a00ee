import { centsOf } from '#core/money.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { pressRequest } from '../request-calls.ts';
import type { ShownPaymentRequest } from '../requests.ts';
import { paymentRequestsTexts } from './payment-requests.texts.ts';

type Call = 'cancel' | 'remind' | 'received';
type Said = keyof typeof paymentRequestsTexts.en;

/** Calls about one request, each followed by a toast, and the request's words in sentences. */
export function usePressRequest(request: ShownPaymentRequest, onDone: () => Promise<void>) {
  const t = useTexts(paymentRequestsTexts);
  const { language } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useStaffAction();
  const { id, currency, total } = request;
  return {
    busy,
    failure,
    title: localize(language, request.title, request.titlePt || null).text,
    amount: formatMoney({ cents: centsOf(total), currency }, language),
    press(call: Call, said: Said, body?: object): void {
      void run(
        () => pressRequest(id, call, body),
        () => {
          showToast({ title: t(said) });
          return onDone();
        },
      );
    },
  };
}
