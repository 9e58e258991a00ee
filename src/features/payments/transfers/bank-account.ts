import { apiRequest } from '#core/api-request.ts';
import { queryOptions } from '#query/query-options.ts';

/** The account to which clients transfer; off until the owner turns it on. */
export type BankAccount = { isOn: boolean; iban: string; bic: string; holder: string };

const url = '/api/admin/bank-account';

export function bankAccountQuery() {
  return queryOptions<BankAccount>({ queryKey: [url], staleTime: 10_000 });
}

export async function saveBankAccount(account: BankAccount & { locale: string }): Promise<void> {
  await apiRequest(url, { method: 'PUT', body: account });
}
