import { apiRequest } from '#core/api-request.ts';
import { queryOptions } from '#query/query-options.ts';
import type { CreatedRequest } from './create-request.server.ts';
import type { PaymentRequestList, ShownPaymentRequest } from './requests.ts';

const requestsUrl = '/api/admin/payment-requests';

/** Who is asked, or about what: whose requests are shown, and whom a new one asks. */
export type AskedAbout =
  | { kind: 'person'; id: string }
  | { kind: 'project'; id: string }
  | { kind: 'order'; id: string };

/** What somebody was asked to pay, the newest first. */
export function requestsOfQuery({ kind, id }: AskedAbout) {
  const query = new URLSearchParams({ [kind]: id, limit: '50' });
  return queryOptions<PaymentRequestList>({
    queryKey: [`${requestsUrl}?${query}`],
    staleTime: 10_000,
  });
}

/** What is open, of everybody, with the sums of Today. */
export function openRequestsQuery() {
  return queryOptions<PaymentRequestList>({
    queryKey: [`${requestsUrl}?state=open&limit=100`],
    staleTime: 10_000,
  });
}

export const requestFilters = ['open', 'paid', 'cancelled'] as const;
export type RequestListFilter = (typeof requestFilters)[number];

/** Returns the filter that an address names; open for any other text. */
export function requestFilterOf(text: string | null): RequestListFilter {
  return requestFilters.find((one) => one === text) ?? 'open';
}

const pageSize = 50;

/** A page, from 0, of the requests of a state: open ones by their day, others the newest first. */
export function requestsQuery(state: RequestListFilter, page = 0) {
  const offset = page === 0 ? {} : { offset: String(page * pageSize) };
  const query = new URLSearchParams({ state, limit: String(pageSize), ...offset });
  return queryOptions<PaymentRequestList>({
    queryKey: [`${requestsUrl}?${query}`],
    staleTime: 10_000,
  });
}

export function requestQuery(id: string) {
  return queryOptions<ShownPaymentRequest>({
    queryKey: [`${requestsUrl}/${encodeURIComponent(id)}`],
    staleTime: 10_000,
  });
}

export type AskingPayment = {
  title: string;
  titlePt: string;
  /** In euros. */
  amount: number;
  dueDay: string;
  locale: string;
};

const names = { person: 'personId', project: 'projectId', order: 'orderReference' } as const;

/** Asks for a payment; the same key again asks for nothing more. */
export async function askForPayment(
  { kind, id }: AskedAbout,
  asking: AskingPayment,
  key: string,
): Promise<CreatedRequest> {
  const body = { ...asking, [names[kind]]: id };
  const response = await apiRequest(requestsUrl, { body, headers: { 'Idempotency-Key': key } });
  return (await response.json()) as CreatedRequest;
}

/** The card provider takes longer than a usual call. */
const timeout = 60_000;

/** Changes what an open request says, takes it back, reminds of it, or notes its transfer. */
export async function pressRequest(
  id: string,
  call: 'change' | 'cancel' | 'remind' | 'received',
  body: object = {},
): Promise<void> {
  await apiRequest(`${requestsUrl}/${encodeURIComponent(id)}/${call}`, { body, timeout });
}
