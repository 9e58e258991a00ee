import { HttpError } from '#core/http-error.ts';
import type { QueryClient } from '#query/query-client.ts';

type StoredResponse =
  | { url: string; data: unknown }
  | { url: string; status: number; body: string };

function storedResponses(client: QueryClient): StoredResponse[] {
  return client.getAll().flatMap(([url, { status, data, error }]): StoredResponse[] => {
    if (status === 'success') return [{ url, data }];
    return error instanceof HttpError ? [{ url, status: error.status, body: error.body }] : [];
  });
}

/** Returns the responses a page was rendered from, as JSON that is safe inside a script element. */
export function serializeState(client: QueryClient): string {
  return JSON.stringify(storedResponses(client)).replaceAll('<', '\\u003c');
}

/** Restores the responses, fresh as of now, so that the browser does not fetch them again. */
export function restoreState(client: QueryClient, json: string): void {
  for (const response of JSON.parse(json) as StoredResponse[]) {
    if ('data' in response) client.setQueryData({ queryKey: [response.url] }, response.data);
    else client.setQueryError([response.url], new HttpError(response.status, response.body));
  }
}
