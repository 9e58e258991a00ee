import { HttpError } from '#core/http-error.ts';
import type { QueryClient } from '#query/query-client.ts';

type StoredAnswer = { url: string; data: unknown } | { url: string; status: number; body: string };

function storedAnswers(client: QueryClient): StoredAnswer[] {
  return client.getAll().flatMap(([url, { status, data, error }]): StoredAnswer[] => {
    if (status === 'success') return [{ url, data }];
    return error instanceof HttpError ? [{ url, status: error.status, body: error.body }] : [];
  });
}

/** The answers a page was rendered from, as JSON that is safe inside a script element. */
export function serializeState(client: QueryClient): string {
  return JSON.stringify(storedAnswers(client)).replaceAll('<', '\\u003c');
}

/** Puts the answers back, fresh as of now, so that the browser asks for nothing again. */
export function restoreState(client: QueryClient, json: string): void {
  for (const answer of JSON.parse(json) as StoredAnswer[]) {
    if ('data' in answer) client.setQueryData({ queryKey: [answer.url] }, answer.data);
    else client.setQueryError([answer.url], new HttpError(answer.status, answer.body));
  }
}
