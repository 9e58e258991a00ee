import { apiRequest } from '#core/api-request.ts';

export async function removeBlock(id: string): Promise<void> {
  const url = `/api/admin/blocked-senders/${encodeURIComponent(id)}`;
  await apiRequest(url, { method: 'DELETE' });
}
