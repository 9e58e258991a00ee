export type ModuleReader = {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
};

const application = /\/src\/site\/entry-client\.tsx$/;
const screen = /\/src\/site\/pages\/([^/]+)\/[^/]+-screen\.tsx$/;
/** Loaded by a press; what it shares with the checkout must be no file of its own there. */
const subscriberForm = /\/src\/features\/payments\/subscriptions\/components\/card-form\.tsx$/;
/** Used after a payment, and on the page of a booking by a part that is loaded beside its call. */
const sharedLate = /\/src\/i18n\/first-name\.ts$/;

/** Screens that have a file in common, for what several of them use. */
const families: Record<string, readonly string[]> = {
  forms: ['contact', 'book-consultation', 'manage-booking'],
  payments: ['checkout', 'payment-success', 'subscription'],
  reading: [
    'home',
    'services',
    'blog',
    'blog-post',
    'case-studies',
    'case-study',
    'newsletter-issue',
    'newsletter-issues',
    'start',
    'team',
  ],
  legal: ['accessibility', 'claims', 'complaints', 'cookies', 'privacy', 'terms'],
  withdrawal: ['withdraw-order', 'withdrawal'],
  newsletter: ['confirm-newsletter', 'unsubscribe-newsletter'],
};

/**
 * Moving a booking shows the booking screen's calendar. Both screens are one file, without contact's:
 * a file for the calendar would be a fifth.
 */
const booking = ['book-consultation', 'manage-booking'];

function familyOf(name: string): string {
  return Object.keys(families).find((family) => families[family]?.includes(name)) ?? name;
}

/** Adds a module and all that it imports statically to `seen`, and returns that. */
export function addImports(graph: ModuleReader, id: string, seen: Set<string>): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) addImports(graph, next, seen);
  return seen;
}

/** Returns the names of the screens that import each module, directly or not. */
function usersOf(graph: ModuleReader, ids: ReadonlySet<string>): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const id of ids) {
    const name = subscriberForm.test(id) ? 'subscription' : screen.exec(id)?.[1];
    if (name === undefined) continue;
    for (const used of addImports(graph, id, new Set()))
      users.set(used, (users.get(used) ?? new Set()).add(name));
  }
  return users;
}

function groupOf(users: ReadonlySet<string>): string | null {
  const names = [...users];
  const [family = '', ...others] = new Set(names.map(familyOf));
  if (others.length > 0) return 'application';
  if (names.length > 0 && names.every((name) => booking.includes(name))) return 'booking';
  return names.length > 1 ? family : null;
}

function nameChunks(graph: ModuleReader, ids: ReadonlySet<string>): Map<string, string> {
  const names = new Map<string, string>();
  for (const [id, users] of usersOf(graph, ids)) {
    const group = groupOf(users);
    if (group !== null) names.set(id, group);
  }
  for (const id of ids) {
    if (sharedLate.test(id)) names.set(id, 'application');
    if (application.test(id))
      for (const used of addImports(graph, id, new Set())) names.set(used, 'application');
  }
  return names;
}

/**
 * The groups of the client build, for `codeSplitting.groups`: what the application or screens of two
 * families use is in `application`, what several screens of one family use in that family's file.
 * So no screen loads more than these two and its own.
 */
export function chunkGroups() {
  let names: Map<string, string> | null = null;
  const seen = new Set<string>();
  const order = ['application', ...Object.keys(families), 'booking'];
  return order.map((group, index) => ({
    debugName: group,
    // A group takes what its modules import too, so the files of more screens are filled first.
    priority: order.length - index,
    test(id: string): boolean {
      seen.add(id);
      return true;
    },
    name(id: string, graph: ModuleReader): string | null {
      names ??= nameChunks(graph, seen);
      return names.get(id) === group ? group : null;
    },
  }));
}
