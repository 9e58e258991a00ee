// First, because it declares the order of the style layers.
import '#ui/styles/global.css';

import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { apiRead } from '#core/api-request.ts';
import { parseAddress } from '#core/site-address.ts';
import { QueryClient } from '#query/query-client.ts';
import { App } from './app.tsx';
import { restoreState } from './data/page-state.ts';
import type { HydrationEvent } from './early-presses.ts';
import { loadPage } from './load-page.ts';
import { registerWorker } from './service-worker/register-worker.ts';

function documentParsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

/** The next task: what was done before it and what follows do not block the visitor in one piece. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    // Unlike a timer, a message does not wait for a clock.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Hydrates the page that the server rendered, in slices that leave room for the visitor. */
export async function hydratePage(): Promise<void> {
  await documentParsed();
  const root = document.getElementById('root');
  if (!root) return;
  const client = new QueryClient((url) => apiRead(url));
  restoreState(client, document.getElementById('state')?.textContent ?? '[]');
  await nextTask();
  const page = await loadPage(parseAddress(location.pathname, location.search, location.hash));
  await nextTask();
  const event = new Event('hydration' satisfies HydrationEvent, { cancelable: true });
  const isUnchanged = dispatchEvent(event);
  // Where a translator was at work it goes on as soon as it can, and React would find its changes.
  const hydrate = isUnchanged ? startTransition : flushSync;
  hydrate(() => {
    hydrateRoot(root, <App client={client} start={page} />);
  });
  registerWorker();
}
