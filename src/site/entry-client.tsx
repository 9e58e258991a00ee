import { hydrateRoot } from 'react-dom/client';
import { apiRead } from '#core/api-request.ts';
import { parseAddress } from '#core/site-address.ts';
import { QueryClient } from '#query/query-client.ts';
import { App } from './app.tsx';
import { restoreState } from './data/page-state.ts';
import { loadPage } from './load-page.ts';
import { registerWorker } from './service-worker/register-worker.ts';

async function start(root: HTMLElement, state: string): Promise<void> {
  const client = new QueryClient((url) => apiRead(url));
  restoreState(client, state);
  const page = await loadPage(parseAddress(location.pathname, location.search, location.hash));
  hydrateRoot(root, <App client={client} start={page} />);
}

const root = document.getElementById('root');
if (root) void start(root, document.getElementById('state')?.textContent ?? '[]');
registerWorker();
