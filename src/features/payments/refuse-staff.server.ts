import type { Context } from 'hono';
import { translate } from '#i18n/texts.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { problem } from '#platform/http/problem.server.ts';
import { ProviderError } from '#platform/payments/payment-provider.server.ts';
import { paymentsAdminErrorTexts } from './payments-admin.texts.ts';

const statuses = {
  unknown_order: 404,
  none_left: 409,
  unknown_task: 404,
  unknown_event: 404,
  other_provider: 409,
  not_paid: 409,
  amount_needed: 409,
  too_much: 409,
  disputed: 409,
  changed: 409,
  too_many: 409,
  unknown_invoice: 404,
  invalid_number: 422,
  invalid_kind: 422,
  number_taken: 409,
  invoice_too_large: 413,
  no_invoicing: 409,
  no_subscription: 409,
  provider_refused: 502,
  provider_unavailable: 502,
} as const;

export type StaffRefusal = { code: keyof typeof statuses };

/** Whether a code is one that `refuseStaff` has a sentence for. */
export function isStaffRefusal(code: string): code is StaffRefusal['code'] {
  return Object.hasOwn(statuses, code);
}

/** Responds to staff with a refusal in both languages, and its further members. */
export function refuseStaff(c: Context, refusal: StaffRefusal): Response {
  const { code } = refusal;
  return problem(c, {
    ...refusal,
    status: statuses[code],
    title: translate(paymentsAdminErrorTexts, 'en', code),
    titlePt: translate(paymentsAdminErrorTexts, 'pt', code),
  });
}

/** Runs a call to the card provider; its failure is a 502 that says whether it may have been done. */
export async function withProvider(
  c: Context<ApiEnv>,
  respond: () => Promise<Response>,
): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    c.var.context.logger.warn({ code: error.code }, 'a call to the card provider failed');
    return refuseStaff(c, {
      code: error.unreachable ? 'provider_unavailable' : 'provider_refused',
    });
  }
}
