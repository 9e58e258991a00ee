// First, because it declares the order of the style layers.
import '#ui/styles/global.css';

import { createRoot } from 'react-dom/client';
import { parseAddress } from '#core/site-address.ts';
import { QueryClient } from '#query/query-client.ts';
import { allowForeignChanges } from '#ui/layout/foreign-changes.ts';
import { Admin } from './admin.tsx';
import { startLanguage } from './language/stored-language.ts';
import { loadScreen } from './navigation/load-screen.ts';
import { createStaffReads } from './session/staff-reads.ts';

async function start(root: HTMLElement): Promise<void> {
  const reads = createStaffReads();
  const client = new QueryClient(reads.read);
  const screen = await loadScreen(parseAddress(location.pathname, location.search, location.hash));
  createRoot(root).render(
    <Admin client={client} reads={reads} start={screen} language={startLanguage()} />,
  );
}

allowForeignChanges();
const root = document.getElementById('root');
if (root) void start(root);
