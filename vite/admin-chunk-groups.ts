import { addImports, type ModuleReader } from './chunk-groups.ts';

const signIn = /\/src\/admin\/sign-in\/entry-sign-in\.tsx$/;
const entry = /\/src\/admin\/entry-admin\.tsx$/;
const screen = /\/src\/admin\/screens\/.*-screen\.tsx$/;
const conversation = /\/thread\/admin\/conversation-panel\.tsx$/;

/** How many screens must use a module for it to be loaded with the frame. */
const fewest = 12;

type Graph = { ids: ReadonlySet<string>; reader: ModuleReader };

function closuresOf({ ids, reader }: Graph, start: RegExp): Set<string>[] {
  return [...ids].filter((id) => start.test(id)).map((id) => addImports(reader, id, new Set()));
}

function nameChunks(graph: Graph): Map<string, string> {
  const inFrame = new Set(closuresOf(graph, entry).flatMap((used) => [...used]));
  const inSignIn = new Set(closuresOf(graph, signIn).flatMap((used) => [...used]));
  const screens = closuresOf(graph, screen);
  const conversations = closuresOf(graph, conversation);
  const names = new Map<string, string>();
  for (const id of graph.ids) {
    const users = screens.filter((used) => used.has(id)).length;
    if (inFrame.has(id) || users >= fewest) names.set(id, inSignIn.has(id) ? 'shared' : 'frame');
    else if (users === 0 && !inSignIn.has(id) && conversations.some((used) => used.has(id)))
      names.set(id, 'conversation');
  }
  return names;
}

/**
 * One file for what signing in and the frame of the back office share, one for the frame with what most
 * screens use, and one for the conversation beside the inbox: in many small files the same code is
 * larger, each compressed alone.
 */
export function adminChunkGroups() {
  const seen = new Set<string>();
  let names: Map<string, string> | null = null;
  return ['shared', 'frame', 'conversation'].map((group) => ({
    debugName: group,
    includeDependenciesRecursively: false,
    test(id: string): boolean {
      seen.add(id);
      return true;
    },
    name(id: string, reader: ModuleReader): string | null {
      names ??= nameChunks({ ids: seen, reader });
      return names.get(id) === group ? group : null;
    },
  }));
}
