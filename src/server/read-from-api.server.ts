import type { Hono } from 'hono';
import { HttpError } from '#core/http-error.ts';
import type { ReadUrl } from '#query/query-client.ts';

/** Reads the API in process, without a network. Throws `HttpError` for a non-OK response. */
export function readFromApi(api: Hono): ReadUrl {
  return async (url) => {
    const response = await api.request(url);
    if (response.ok) return response.json();
    throw new HttpError(response.status, await response.text(), response.statusText);
  };
}
