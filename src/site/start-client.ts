/** Whatever happens first: nobody who acts has to wait for pictures, nor for a slow one of them. */
const signsOfVisitor = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'focusin'] as const;
const longestWait = 3000;

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
}

function pageLoad(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
}

function visitorOrTimeout(): Promise<void> {
  return new Promise((resolve) => {
    // What was done before this file arrived.
    if (navigator.userActivation?.hasBeenActive) resolve();
    for (const type of signsOfVisitor)
      addEventListener(type, () => resolve(), { once: true, passive: true, capture: true });
    setTimeout(resolve, longestWait);
  });
}

/** The page is painted and loaded. A page in a background tab is not painted. */
async function shown(): Promise<void> {
  if (!document.hidden) await firstPaint();
  await pageLoad();
}

/** Fetches the files side by side, which would otherwise be found one after the other. */
function preload(files: string): void {
  for (const href of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.href = href;
    document.head.append(link);
  }
}

/**
 * React makes errors while its module runs, to compare others with them. For their stacks, which
 * nothing shows, V8 would parse the whole file again: half of the time that the file needs to run.
 * Without a limit (0 is one) it takes no stacks.
 */
async function runApplication() {
  const { stackTraceLimit } = Error;
  Object.assign(Error, { stackTraceLimit: undefined });
  try {
    return await import('./entry-client.tsx');
  } finally {
    Object.assign(Error, { stackTraceLimit });
  }
}

async function start(): Promise<void> {
  await Promise.race([shown(), visitorOrTimeout()]);
  preload(document.querySelector<HTMLElement>('script[data-files]')?.dataset.files ?? '');
  const application = await runApplication();
  await application.hydratePage();
}

void start();
