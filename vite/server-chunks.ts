import { addImports, type ModuleReader } from './chunk-groups.ts';

const server = /\/src\/server\/run-server\.server\.ts$/;
const command = /\/src\/server\/(owner|backups\/backup|backups\/restore)\.ts$/;
const home = /\/src\/site\/pages\/home\/home-(screen|rest)\.tsx$/;

const groups = ['shared', 'server', 'home'];

function nameChunks(graph: ModuleReader, ids: ReadonlySet<string>): Map<string, string> {
  const reachedFrom = (entry: RegExp) => {
    const reached = new Set<string>();
    for (const id of ids) if (entry.test(id)) addImports(graph, id, reached);
    return reached;
  };
  const ofCommands = reachedFrom(command);
  const names = new Map<string, string>();
  for (const id of reachedFrom(home)) names.set(id, 'home');
  for (const id of reachedFrom(server)) names.set(id, ofCommands.has(id) ? 'shared' : 'server');
  return names;
}

/**
 * The groups of the server build, for `codeSplitting.groups`: what the server loads until it has sent
 * its first page is a few large files, because Node needs longer to find a file than to read a small
 * one. What commands load too is apart.
 */
export function serverChunks() {
  let names: Map<string, string> | null = null;
  const seen = new Set<string>();
  return groups.map((group, index) => ({
    debugName: group,
    // A group takes what its modules import too, so what is loaded more often is filled first.
    priority: groups.length - index,
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
