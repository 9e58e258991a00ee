// First, because it declares the order of the style layers.
import '#ui/styles/global.css';

import { hydrateRoot } from 'react-dom/client';
import { apiRead } from '#core/api-request.ts';
import { parseAddress } from '#core/site-address.ts';
import { QueryClient } from '#query/query-client.ts';
import { App } from './app.tsx';
import { restoreState } from './data/page-state.ts';
import { loadPage } from './load-page.ts';
import { registerWorker } from './service-worker/register-worker.ts';

// Small parts of nearly every screen, which would weigh twice as much in files of their own.
import '#ui/feedback/toast/use-toast.ts';
import '#ui/form/use-submission.ts';
import '#ui/layout/page-head.tsx';
import '#ui/layout/use-hydrated.ts';
import '#ui/feedback/skeleton.tsx';

async function start(root: HTMLElement, state: string): Promise<void> {
  const client = new QueryClient((url) => apiRead(url));
  restoreState(client, state);
  const page = await loadPage(parseAddress(location.pathname, location.search, location.hash));
  hydrateRoot(root, <App client={client} start={page} />);
}

const root = document.getElementById('root');
if (root) void start(root, document.getElementById('state')?.textContent ?? '[]');
registerWorker();
