import type { QueryClient } from '@tanstack/react-query';
import { HttpError } from '#core/http-error.ts';

type StoredAnswer = { url: string; data: unknown } | { url: string; status: number; body: string };

function storedAnswers(client: QueryClient): StoredAnswer[] {
  return client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }): StoredAnswer[] => {
      const url = String(queryKey[0]);
      if (state.status === 'success') return [{ url, data: state.data }];
      if (state.error instanceof HttpError)
        return [{ url, status: state.error.status, body: state.error.body }];
      return [];
    });
}

/** The answers a page was rendered from, as JSON that is safe inside a script element. */
export function serializeState(client: QueryClient): string {
  return JSON.stringify(storedAnswers(client)).replaceAll('<', '\\u003c');
}

function restoreError(client: QueryClient, url: string, error: HttpError): void {
  const query = client.getQueryCache().build(client, { queryKey: [url] });
  query.setState({ status: 'error', error, fetchStatus: 'idle', errorUpdatedAt: Date.now() });
}

/** Puts the answers back, fresh as of now, so that the browser asks for nothing again. */
export function restoreState(client: QueryClient, json: string): void {
  for (const answer of JSON.parse(json) as StoredAnswer[]) {
    if ('data' in answer) client.setQueryData([answer.url], answer.data);
    else restoreError(client, answer.url, new HttpError(answer.status, answer.body));
  }
}
